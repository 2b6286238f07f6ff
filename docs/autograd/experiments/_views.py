"""The model: one memory, whose base owns the history, and views, which are places in it."""


# --8<-- [start:base]
class Base:
    """The owner of the history: its newest value, and how often it was written."""

    def __init__(self, value):
        self.value, self.version = value, 0

    def write(self, value):
        self.value, self.version = value, self.version + 1


# --8<-- [end:base]
# --8<-- [start:view]
class View:
    """Places in a base. What was read there holds for one version."""

    def __init__(self, base, places):
        self.base, self.places, self.version = base, places, None

    def read(self):
        if self.version != self.base.version:
            self.made, self.version = self.base.value.take(self.places), self.base.version
        return self.made

    def write(self, function):
        self.base.write(self.base.value.put(self.places, function(self.read())))


# --8<-- [end:view]
# --8<-- [start:own]
class Own(View):
    """The naive design: whoever is written to gets the new history, and the others only see the numbers."""

    own = None

    def read(self):
        new = super().read()
        self.own = new if self.own is None else self.own + (new - self.own).detach()
        return self.own

    def write(self, function):
        super().write(function)
        self.own = super().read()


# --8<-- [end:own]
