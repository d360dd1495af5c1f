"""What stands in the rooms."""

import math

from .light import lamp
from .materials import glass, light, paint, wood
from .shapes import ball, box, card, cushion, cylinder, lathe, tube, unseen_by_light


def plank_floor(x, y, material, width=0.16, z=0.0):
    """Boards along y, between the ends of `x` and `y`."""
    count = round((x[1] - x[0]) / width)
    for index in range(count):
        box((width - 0.006, y[1] - y[0], 0.04), (x[0] + (index + 0.5) * width, (y[0] + y[1]) / 2, z - 0.02), material, bevel=0.004)


def wall(x, z, y, material, hole=None):
    """A wall across x at depth y, with one hole (x0, x1, z0, z1)."""
    if hole is None:
        return box((x[1] - x[0], 0.16, z[1] - z[0]), ((x[0] + x[1]) / 2, y, (z[0] + z[1]) / 2), material, bevel=0)
    x0, x1, z0, z1 = hole
    for a, b, c, d in ((x[0], x0, z[0], z[1]), (x1, x[1], z[0], z[1]), (x0, x1, z[0], z0), (x0, x1, z1, z[1])):
        if b > a and d > c:
            box((b - a, 0.16, d - c), ((a + b) / 2, y, (c + d) / 2), material, bevel=0)
    return None


def window(hole, y, frame, bars=(1, 1)):
    """A frame with glass in a wall's hole; `bars` counts the bars across and down."""
    x0, x1, z0, z1 = hole
    middle, height = (x0 + x1) / 2, (z0 + z1) / 2
    for x in (x0, x1):
        box((0.09, 0.24, z1 - z0 + 0.09), (x, y, height), frame)
    for z in (z0, z1):
        box((x1 - x0 + 0.09, 0.24, 0.09), (middle, y, z), frame)
    for index in range(bars[0]):
        box((0.04, 0.07, z1 - z0), (x0 + (x1 - x0) * (index + 1) / (bars[0] + 1), y, height), frame)
    for index in range(bars[1]):
        box((x1 - x0, 0.07, 0.04), (middle, y, z0 + (z1 - z0) * (index + 1) / (bars[1] + 1)), frame)
    card((x1 - x0, z1 - z0), (middle, y + 0.02, height), glass("#e8efff"))


def windowed_wall(y, plaster, hole, frame, bars, height=4):
    """The wall at the back of a room, with a window in its hole."""
    wall((-4.2, 4.2), (0, height), y, plaster, hole)
    window(hole, y - 0.02, frame, bars)


def wine_glass(at, wine=True, size=1.0):
    x, y, z = at
    s = size
    lathe([(0.036 * s, 0), (0.005, 0.006), (0.005, 0.085 * s), (0.03 * s, 0.105 * s), (0.044 * s, 0.145 * s), (0.036 * s, 0.21 * s)], at, glass("#fffaf2"))
    if wine:
        lathe([(0, 0.1 * s), (0.028 * s, 0.108 * s), (0.041 * s, 0.142 * s), (0, 0.142 * s)], at, paint("#5c0b1c", 0.08, coat=1))


def bottle(at, color="#12301c"):
    lathe([(0, 0), (0.038, 0), (0.038, 0.18), (0.03, 0.215), (0.014, 0.24), (0.014, 0.3), (0.017, 0.3), (0.017, 0.312), (0, 0.312)], at, paint(color, 0.06, coat=1))
    x, y, z = at
    lathe([(0.0386, 0.06), (0.0386, 0.14)], at, paint("#e6d6b4", 0.7))


def plate(at, material, radius=0.14):
    lathe([(0, 0.006), (radius * 0.6, 0.006), (radius * 0.7, 0.012), (radius, 0.022), (radius, 0.017), (radius * 0.6, 0), (0, 0)], at, material)


def table_lamp(at, watts=26, size=1.0, shade="#f2d9ae"):
    x, y, z = at
    lathe([(0, 0), (0.09 * size, 0), (0.09 * size, 0.015), (0.05 * size, 0.04), (0.075 * size, 0.12), (0.055 * size, 0.2), (0.012, 0.24), (0.012, 0.32)], at, paint("#6a4a32", 0.25, coat=0.8))
    cloth = paint(shade, 0.9)
    surface = cloth.node_tree.nodes["Principled BSDF"]
    surface.inputs["Emission"].default_value = (1, 0.62, 0.28, 1)
    surface.inputs["Emission Strength"].default_value = 2.2
    unseen_by_light(lathe([(0.17 * size, 0.27 * size), (0.12 * size, 0.52 * size)], at, cloth))
    lamp((x, y, z + 0.4 * size), watts, "#ffae62", 0.1)


def pendant(at, drop, color="#8a5a2c", watts=60, size=0.2):
    """A metal shade that hangs `drop` below the ceiling."""
    x, y, z = at
    tube([(x, y, z), (x, y, z + drop)], 0.006, paint("#0d0b0a", 0.6))
    metal = paint(color, 0.28, metal=0.9)
    lathe([(0.03, 0.16), (0.05, 0.15), (size * 0.7, 0.08), (size, 0), (size - 0.006, 0), (size * 0.68, 0.072), (0.04, 0.14)], at, metal)
    unseen_by_light(ball(0.035, (x, y, z + 0.03), light("#ffd596", 30)))
    lamp((x, y, z), watts, "#ffb56a", 0.05)


def chair(at, turn, timber, seat):
    """A dining chair that faces along +y before it is turned."""
    x, y, z = at
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def here(dx, dy, dz):
        return (x + dx * c - dy * s, y + dx * s + dy * c, z + dz)

    for dx in (-0.2, 0.2):
        tube([here(dx, 0.2, 0), here(dx, 0.2, 0.45)], 0.018, timber)
        tube([here(dx, -0.22, 0), here(dx, -0.2, 0.45), here(dx * 0.95, -0.28, 0.98)], 0.018, timber)
    for dz in (0.62, 0.78, 0.94):
        box((0.4, 0.02, 0.07), here(0, -0.235 - (dz - 0.62) * 0.12, dz), timber, turn=(8, 0, turn))
    cushion((0.46, 0.46, 0.09), here(0, 0, 0.48), seat, turn=(0, 0, turn), puff=0.4)


def pillow(at, size, material, turn=(0, 0, 0)):
    cushion((*size, 0.2), at, material, turn, puff=0.85)


def orchid(at, seed=1):
    """A pot with one bent stem of blossoms."""
    x, y, z = at
    lathe([(0, 0), (0.06, 0), (0.075, 0.12), (0.068, 0.12), (0.06, 0.1), (0, 0.1)], at, paint("#d8c4a8", 0.3))
    stem = [(x + 0.16 * t * t, y, z + 0.1 + 0.42 * t - 0.1 * t * t * t) for t in [i / 14 for i in range(15)]]
    tube(stem, 0.004, paint("#3f5a2c", 0.5))
    leaf, petal = paint("#2c4a26", 0.35), paint("#e9c6d6", 0.5, sheen=0.3)
    for turn in (20, 160, 260):
        thing = ball(0.12, (x + 0.08 * math.cos(math.radians(turn)), y + 0.08 * math.sin(math.radians(turn)), z + 0.16), leaf)
        thing.scale, thing.rotation_euler = (1, 0.3, 0.08), (0, -0.5, math.radians(turn))
    for px, py, pz in stem[6::2]:
        for lobe in range(5):
            angle = lobe * 1.2566
            thing = ball(0.026, (px + 0.022 * math.cos(angle), py - 0.012, pz + 0.022 * math.sin(angle)), petal)
            thing.scale[1] = 0.25
