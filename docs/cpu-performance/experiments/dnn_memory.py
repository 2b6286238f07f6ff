"""What 400 shapes leave in memory, by the room that the cache has"""

# limit: 120
# measured: memory, 400 shapes / 1 shape at least 5; memory, 400 shapes, room for 1024 / for 16 at least 4
import _shapes

many = float(_shapes.with_capacity(1024, 400))
one = float(_shapes.with_capacity(1024, 1))
few = float(_shapes.with_capacity(16, 400))
print(f"400 shapes, room for 1024: {many:.0f} MiB")
print(f"  1 shape,  room for 1024: {one:.0f} MiB")
print(f"400 shapes, room for   16: {few:.0f} MiB")
print(f"memory, 400 shapes / 1 shape {many / max(one, 1):.0f}")
print(f"memory, 400 shapes, room for 1024 / for 16 {many / max(few, 1):.0f}")
