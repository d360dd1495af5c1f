"""Two tables side by side, warm stones, candles."""

import random

from kit.furniture import orchid, plank_floor, windowed_wall
from kit.light import camera, lamp, moon, panel, sky
from kit.materials import light, paint, wood
from kit.nature import candle, forest, scattered
from kit.shapes import ball, box, cushion, cylinder, drape, lathe, tube, unseen_by_light

EXPOSURE = 0.65


def build(_folder):
    sky("#0a1638", "#5d4a72", 0.5, glow_at=-0.02)
    plank_floor((-4, 4), (-4, 2.6), wood("#6b4229", 0.35, across=(9, 0.8, 9), coat=0.4), 0.18)
    windowed_wall(2.5, paint("#4b3a35", 0.9, bump=0.2, scale=30), (-1.3, 1.3, 1.0, 2.85), wood("#3f2617", 0.5), (2, 0))
    slat = wood("#7a4e30", 0.5, across=(9, 9, 0.8))
    for index in range(16):
        for side in (-1, 1):
            box((0.06, 0.05, 3.4), (side * (1.7 + index * 0.13), 2.36, 1.7), slat, bevel=0.006)
    for side in (-1, 1):
        table(side * 0.98)
        globe = paint("#f0d6a8", 0.9)
        surface = globe.node_tree.nodes["Principled BSDF"]
        surface.inputs["Emission"].default_value, surface.inputs["Emission Strength"].default_value = (1, 0.58, 0.24, 1), 2.4
        unseen_by_light(ball(0.24, (side * 2.15, 1.7, 2.3), globe, squash=1.15))
        tube([(side * 2.15, 1.7, 2.55), (side * 2.15, 1.7, 4)], 0.006, paint("#0d0b0a", 0.6))
        lamp((side * 2.15, 1.7, 2.3), 60, "#ffae62", 0.24)
    middle()
    for x, y, height in ((-2.2, -0.4, 0.2), (-2.36, -0.15, 0.12), (2.2, -0.35, 0.24), (2.4, -0.15, 0.14)):
        candle((x, y, 0), height, 0.045, 2.6, int(height * 88))
    forest(scattered(40, (-8, 8), (6, 13), -1.2, 17), tall=(4.5, 8), color="#26423a")
    moon((0.2, 0.8, -0.5), 0.3)
    panel((0, 3.4, 5.5), (0, 9, 1), 380, "#7f8fe0", (9, 2), mirrored=False)
    panel((0, -3.0, 3.3), (0, 0.6, 0.7), 110, "#ffb072", (3, 1.5), mirrored=False)
    camera((0.0, -3.6, 1.85), (0, 1.0, 0.92), 36, (0, 0.2, 0.8), 4)


def table(x):
    timber = wood("#7d5030", 0.4, across=(9, 0.8, 9), coat=0.3)
    box((0.86, 2.0, 0.1), (x, 0.55, 0.6), timber, bevel=0.02)
    for dx in (-0.35, 0.35):
        for dy in (-0.3, 1.4):
            box((0.08, 0.08, 0.58), (x + dx, dy, 0.29), timber)
    linen = paint("#efe4d2", 0.95, bump=0.4, scale=60, sheen=0.5)
    pad = cushion((0.88, 2.0, 0.2), (x, 0.55, 0.73), linen, puff=0.2)
    sheet = drape((1.24, 1.5), (x, 0.3, 0.87), linen, [pad], thickness=0.012, stiff=2)
    drape((1.14, 0.92), (x, 0.12, 0.93), paint("#a4553f", 0.95, bump=0.8, scale=130, sheen=0.9), [sheet, pad], thickness=0.018, turn=2 * x, stiff=3)
    cushion((0.5, 0.32, 0.16), (x, 1.35, 0.9), linen, puff=0.6)
    towel = paint("#f5ecdf", 0.95, bump=0.9, scale=150, sheen=0.7)
    tube([(x - 0.22, 0.72, 0.925), (x + 0.22, 0.72, 0.925)], 0.062, towel)
    tube([(x - 0.2, 0.86, 0.92), (x + 0.2, 0.86, 0.92)], 0.055, towel)
    petal, chance = paint("#c2506a", 0.6), random.Random(int(x * 9))
    for _ in range(9):
        ball(0.02, (x + chance.gauss(0, 0.2), 0.2 + chance.gauss(0, 0.2), 0.915), petal, squash=0.25)


def middle():
    timber = wood("#5d3a22", 0.4, coat=0.3)
    cylinder(0.3, 0.04, (0, 0.55, 0.62), timber)
    cylinder(0.05, 0.62, (0, 0.55, 0), timber)
    basalt = paint("#2b2b2f", 0.35, bump=0.3, scale=20, coat=0.3)
    for index, size in enumerate((0.085, 0.07, 0.055, 0.04)):
        ball(size, (-0.1, 0.48, 0.68 + index * 0.062), basalt, squash=0.42)
    for x, y in ((0.03, 0.4), (0.1, 0.48)):
        ball(0.05, (x, y, 0.675), basalt, squash=0.45)
    candle((0.14, 0.62, 0.66), 0.12, 0.035, 2)
    lathe([(0, 0), (0.035, 0), (0.035, 0.12), (0.012, 0.14), (0.012, 0.17), (0, 0.17)], (-0.02, 0.68, 0.66), paint("#8a5a1e", 0.08, coat=1))
    orchid((-0.17, 0.72, 0.66))
