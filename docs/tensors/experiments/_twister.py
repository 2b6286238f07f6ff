"""The model: Mersenne Twister, and the ways from its bits to numbers; no PyTorch in it."""


# --8<-- [start:twister]
class Twister:
    def __init__(self, seed):
        self.words = [seed & 0xFFFFFFFF]  # the lower half of the seed
        for j in range(1, 624):
            last = self.words[-1]
            self.words.append((1812433253 * (last ^ last >> 30) + j) & 0xFFFFFFFF)
        self.next = 624

    def __call__(self):
        if self.next == 624:
            for k in range(624):
                after = self.words[(k + 1) % 624]
                y = self.words[k] & 0x80000000 | after & 0x7FFFFFFF
                self.words[k] = self.words[(k + 397) % 624] ^ y >> 1
                self.words[k] ^= 0x9908B0DF if after & 1 else 0
            self.next = 0
        y, self.next = self.words[self.next], self.next + 1
        y ^= y >> 11
        y ^= y << 7 & 0x9D2C5680
        y ^= y << 15 & 0xEFC60000
        return y ^ y >> 18


# --8<-- [end:twister]
# --8<-- [start:rules]
def double(draw):
    return draw() << 32 | draw()  # 64 bits, the first draw above


def each(number):
    return lambda draw, n: [number(draw) for _ in range(n)]


def shuffled(draw, n):
    order = list(range(n))
    for i in range(n - 1):
        j = i + draw() % (n - i)
        order[i], order[j] = order[j], order[i]
    return order


RULES = {
    "rand(n)": each(lambda draw: (draw() & 2**24 - 1) / 2**24),
    "rand(n, dtype=torch.float64)": each(lambda draw: (double(draw) & 2**53 - 1) / 2**53),
    "randint(10, (n,))": each(lambda draw: draw() % 10),
    "randint(2**28, (n,))": each(lambda draw: double(draw) % 2**28),
    "randperm(n)": shuffled,
}
# --8<-- [end:rules]
