"""The hearth: brick, a fire, candles on the mantel and a rug to lie on."""

import random

from kit.furniture import bottle, pillow, plank_floor, wall, wine_glass
from kit.light import camera, panel, sky
from kit.materials import paint, wood
from kit.nature import bonfire, candle
from kit.shapes import ball, box, cushion, cylinder, drape, lathe, tube

EXPOSURE = 0.8


def build(_folder):
    sky(strength=0.1, stars=0)
    plank_floor((-4, 4), (-3.5, 2.2), wood("#6d442a", 0.32, across=(9, 0.8, 9), coat=0.4), 0.17)
    wall((-4.5, 4.5), (0, 4), 2.3, paint("#5c6b68", 0.85, bump=0.15, scale=60))
    brick()
    beam = wood("#5b3821", 0.55, across=(0.8, 9, 9), bump=0.5)
    box((2.75, 0.42, 0.17), (0, 1.42, 1.52), beam, bevel=0.02)
    for x, height in ((-1.1, 0.24), (-0.93, 0.16), (-0.78, 0.2), (1.12, 0.2), (0.96, 0.13)):
        candle((x, 1.38, 1.605), height, 0.036, 2.2, int(height * 100))
    frame = wood("#a97a44", 0.3, across=(1, 9, 9), coat=0.6)
    box((0.98, 0.05, 0.72), (0.08, 1.44, 2.15), frame, turn=(-4, 0, 0))
    box((0.84, 0.05, 0.58), (0.08, 1.425, 2.15), paint("#20344a", 0.5, variation=0.8, scale=2.2), turn=(-4, 0, 0))
    bonfire((0, 1.55, 0.2), 0.72, 210, 9)
    stone = paint("#6b645c", 0.8, bump=0.4, scale=12, variation=0.35)
    box((2.7, 0.7, 0.12), (0, 1.05, 0.06), stone, bevel=0.02)
    wool = paint("#d9c8ad", 1.0, bump=1.0, scale=130, variation=0.2, sheen=1.0)
    rug = lathe([(0, 0.05), (1.25, 0.05), (1.33, 0.02), (1.33, 0)], (0, -0.55, 0), wool)
    rust, cream, moss = (paint(color, 0.95, bump=0.6, scale=90, sheen=0.8) for color in ("#8c3b27", "#e2d3ba", "#3f5146"))
    cushion((0.85, 0.85, 0.26), (-0.82, -0.25, 0.18), rust, turn=(0, 0, 18), puff=0.5)
    pillow((-1.3, 0.15, 0.42), (0.62, 0.5), cream, turn=(62, 0, 40))
    pillow((-0.98, 0.3, 0.42), (0.56, 0.46), moss, turn=(66, 0, 8))
    ground = box((9, 7, 0.03), (0, -0.6, -0.018), paint("#3a2417", 0.9), bevel=0)
    drape((1.5, 0.95), (0.62, -1.05, 0.3), paint("#7b2f3a", 0.95, bump=0.8, scale=110, sheen=0.8), [rug, ground], thickness=0.02, turn=-24, stiff=1)
    tray = wood("#3d2517", 0.35, across=(0.8, 9, 9), coat=0.5)
    cylinder(0.36, 0.04, (0.35, -0.12, 0.09), tray)
    wine_glass((0.24, -0.22, 0.13), size=1.25)
    wine_glass((0.5, -0.2, 0.13), size=1.25)
    bottle((0.4, 0.05, 0.13))
    armchair((2.05, -0.1, 0))
    logs()
    panel((-3.2, -2.6, 3.2), (0, 0.4, 0.6), 190, "#ffae6a", (2, 2))
    panel((3.6, -0.5, 3.2), (2, 0.5, 0.8), 110, "#ffb578", (1.4, 1.4))
    camera((-0.35, -4.35, 1.5), (0.12, 0.9, 0.98), 40, (0, 0.6, 0.6), 3.5)


def brick():
    chance = random.Random(2)
    kinds = [paint(color, 0.9, bump=0.7, scale=18, variation=0.4) for color in ("#7a4433", "#6a3a2c", "#87503b", "#5c342a")]
    for row in range(42):
        z = 0.05 + row * 0.092
        for index in range(-7, 8):
            x = index * 0.2 + (0.1 if row % 2 else 0)
            if abs(x) > 1.25 - 0.1 * (row % 2) + 0.06 or (abs(x) < 0.72 and z < 1.18):
                continue
            box((0.188, 0.2, 0.08), (x, 1.6 + chance.uniform(-0.006, 0.006), z), chance.choice(kinds), bevel=0.008)
        if row % 2:
            # Half bricks end every other row where the others do, at the corners and beside the fire.
            for x in (-1.247, 1.247) if z >= 1.18 else (-1.247, -0.753, 0.753, 1.247):
                box((0.088, 0.2, 0.08), (x, 1.6, z), chance.choice(kinds), bevel=0.008)
    soot = paint("#1a1310", 1, bump=0.8, scale=16)
    mortar = paint("#8f8172", 0.95, bump=0.6, scale=60, variation=0.3)
    for x, width in ((-0.995, 0.57), (0.995, 0.57)):
        box((width, 0.18, 1.2), (x, 1.602, 0.6), mortar, bevel=0)
    box((2.56, 0.18, 2.8), (0, 1.602, 2.58), mortar, bevel=0)
    box((1.6, 0.06, 1.4), (0, 2.18, 0.7), soot, bevel=0)
    for x in (-0.76, 0.76):
        box((0.08, 0.6, 1.3), (x, 1.95, 0.65), soot, bevel=0)
    box((1.6, 0.7, 0.1), (0, 1.9, 0.1), soot, bevel=0)
    iron = paint("#15110f", 0.5, metal=0.8)
    for x in (-0.3, 0.0, 0.3):
        tube([(x, 1.3, 0.12), (x, 1.3, 0.3), (x, 1.34, 0.22), (x, 1.8, 0.2)], 0.016, iron)


def armchair(at):
    leather = paint("#6b3a24", 0.42, bump=0.25, scale=50, variation=0.3, coat=0.2)
    x, y, z = at
    cushion((0.8, 0.8, 0.26), (x, y, 0.42), leather, turn=(0, 0, 35), puff=0.35)
    cushion((0.8, 0.26, 0.85), (x + 0.22, y + 0.32, 0.8), leather, turn=(-12, 0, -55 + 90), puff=0.3)
    for side in (-1, 1):
        cushion((0.22, 0.8, 0.42), (x + side * 0.38, y - side * -0.24, 0.52), leather, turn=(0, 0, 35), puff=0.3)
    pillow((x + 0.06, y + 0.12, 0.72), (0.5, 0.42), paint("#d8c6a6", 0.95, bump=0.6, scale=90, sheen=0.8), turn=(62, 0, 35))


def logs():
    timber = wood("#9b7750", 0.9, across=(9, 9, 1), bump=0.7)
    for row in range(4):
        for index in range(4 - row % 2):
            cylinder(0.08, 0.5, (-2.35 + index * 0.165 + (row % 2) * 0.08, 1.75, 0.09 + row * 0.142), timber, turn=(90, 0, 0))
