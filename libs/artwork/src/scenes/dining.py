"""A table by the window, set for two."""

import math
import random

from kit.furniture import bottle, chair, pendant, plank_floor, plate, windowed_wall, wine_glass
from kit.light import camera, moon, panel, sky
from kit.materials import paint, wood
from kit.nature import candle, forest, scattered
from kit.shapes import ball, box, cloth, cylinder, lathe, tube

EXPOSURE = 0.55


def build(_folder):
    sky("#0a1234", "#5d4266", 0.45, glow_at=-0.02)
    plank_floor((-4, 4), (-3.5, 2.4), wood("#6b4229", 0.35, across=(9, 0.8, 9), coat=0.4), 0.18)
    windowed_wall(2.4, paint("#4a2c33", 0.9, bump=0.1, scale=50), (-1.9, 1.9, 0.75, 2.75), wood("#3f2617", 0.5), (2, 1))
    velvet = paint("#6b2432", 0.85, sheen=1.0)
    for side in (-1, 1):
        cloth((0.8, 3.2), (side * 2.25, 2.2, 1.65), velvet, turn=(90, 0, 0), folds=0.075, wave=4, seed=side + 3)
    tube([(-2.8, 2.2, 3.22), (2.8, 2.2, 3.22)], 0.025, paint("#b98a44", 0.3, metal=1))
    pendant((0, 0.5, 2.12), 2, watts=75, size=0.26)
    draped()
    setting()
    timber, seat = wood("#4a2d1b", 0.4, coat=0.4), paint("#7d2f36", 0.9, sheen=0.9)
    chair((-1.12, 0.32, 0), -72, timber, seat)
    chair((1.12, 0.32, 0), 72, timber, seat)
    forest(scattered(46, (-9, 9), (6.5, 14), -1.2, 21), tall=(4.5, 8.5), color="#294235")
    moon((0.3, 0.8, -0.5), 0.3)
    panel((0, 3.2, 5.5), (0, 9, 1), 420, "#8390e0", (9, 2), mirrored=False)
    panel((-3.2, -2.4, 3), (0, 0.5, 0.8), 70, "#ffae6a", (2, 2), mirrored=False)
    panel((3.4, -1.2, 2.6), (0.4, 0.6, 0.8), 40, "#ff9b5e", (1.4, 1.4), mirrored=False)
    camera((0.25, -2.75, 1.62), (0, 0.7, 0.98), 37, (0, 0.2, 0.85), 3.5)


def draped():
    linen = paint("#efe4d2", 0.95, bump=0.3, scale=120, sheen=0.3)
    profile = []
    cylinder(0.78, 0.012, (0, 0.45, 0.75), linen)
    import bpy

    mesh = bpy.data.meshes.new("drape")
    vertices, faces, segments, rows = [], [], 240, 14
    for row in range(rows + 1):
        t = row / rows
        for step in range(segments):
            angle = 6.28318 * step / segments
            fold = t**0.8 * 0.045 * (math.sin(angle * 17) + 0.4 * math.sin(angle * 29 + 1))
            radius = 0.78 + 0.05 * t + fold
            vertices.append((radius * math.cos(angle), radius * math.sin(angle), -0.62 * t))
    for row in range(rows):
        for step in range(segments):
            a, b = row * segments + step, row * segments + (step + 1) % segments
            faces.append((a, a + segments, b + segments, b))
    mesh.from_pydata(vertices, [], faces)
    from kit.shapes import _object

    _object("drape", mesh, (0, 0.45, 0.757), linen, smooth=True)


def setting():
    china, gold = paint("#f4ecdf", 0.15, coat=0.8), paint("#c79a52", 0.25, metal=1)
    green, meat = paint("#3f6a2e", 0.6), paint("#7a3b22", 0.4, coat=0.4)
    z = 0.765
    for side in (-1, 1):
        x = side * 0.44
        plate((x, 0.36, z), gold, 0.165)
        plate((x, 0.36, z + 0.012), china, 0.14)
        lathe([(0, 0.035), (0.03, 0.03), (0.045, 0.012), (0.045, 0)], (x, 0.36, z + 0.02), meat)
        for index in range(7):
            ball(0.012, (x + 0.05 * math.cos(index), 0.36 + 0.05 * math.sin(index), z + 0.03), green, squash=0.5)
        for off in (-0.2, 0.2):
            box((0.014, 0.2, 0.004), (x + off, 0.36, z + 0.004), gold, bevel=0.001)
        wine_glass((x - side * 0.14, 0.66, z), size=1.15)
    for x, y, height in ((0.0, 0.5, 0.24), (-0.1, 0.62, 0.17), (0.11, 0.6, 0.2)):
        candle((x, y, z), height, 0.02, 2.6, int(height * 100))
    bottle((0.36, 0.86, z))
    roses()


def roses():
    chance = random.Random(6)
    lathe([(0, 0), (0.045, 0), (0.06, 0.06), (0.045, 0.1), (0.04, 0.1)], (-0.28, 0.84, 0.765), paint("#d9cdb8", 0.2, coat=0.8))
    for color in ("#9c1f36", "#b8354a", "#7d1428", "#c9566a"):
        bloom = paint(color, 0.6, sheen=0.6)
        for _ in range(4):
            ball(chance.uniform(0.026, 0.036), (-0.28 + chance.gauss(0, 0.055), 0.84 + chance.gauss(0, 0.05), 0.9 + chance.uniform(0, 0.07)), bloom, squash=0.85)
    leaf = paint("#2f4a26", 0.6)
    for _ in range(12):
        ball(0.03, (-0.28 + chance.gauss(0, 0.07), 0.84 + chance.gauss(0, 0.06), 0.87), leaf, squash=0.3)
