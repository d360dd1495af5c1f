"""The deep tub among candles."""

import math
import random

from kit.furniture import orchid, windowed_wall, wine_glass
from kit.light import camera, lamp, moon, panel, sky
from kit.materials import paint, water, wood
from kit.nature import candle, forest, scattered, steam
from kit.shapes import ball, box, cloth, cylinder, lathe, tube

EXPOSURE = 0.75


def build(_folder):
    sky("#0a1638", "#4d4470", 0.5, glow_at=-0.02)
    tiles()
    plaster = paint("#23403f", 0.5, bump=0.35, scale=14, variation=0.35, coat=0.3)
    windowed_wall(2.3, plaster, (-1.3, 1.3, 1.05, 2.9), paint("#141312", 0.5, metal=0.7), (2, 1))
    enamel = paint("#efe8dc", 0.12, coat=1)
    tub = lathe([(0, 0.05), (0.36, 0.05), (0.46, 0.1), (0.52, 0.3), (0.6, 0.6), (0.66, 0.66), (0.65, 0.68), (0.6, 0.66), (0.53, 0.58), (0.45, 0.3), (0.38, 0.16), (0, 0.14)], (0, 0.9, 0), enamel, segments=96)
    tub.scale[0] = 1.75
    surface = cylinder(0.535, 0.004, (0, 0.9, 0.585), water("#3f8f94", 0.22, 0.4, 3))
    surface.scale[0] = 1.75
    foam = paint("#ffffff", 0.6)
    chance = random.Random(3)
    petal = paint("#b12c46", 0.5)
    for _ in range(34):
        turn, away = chance.uniform(0, 6.28), chance.uniform(0.05, 0.46)
        ball(0.022, (away * 1.7 * math.cos(turn), 0.9 + away * math.sin(turn), 0.592), petal, squash=0.2)
    for _ in range(90):
        turn, away = chance.uniform(2.2, 4.2), chance.uniform(0.28, 0.5)
        ball(chance.uniform(0.015, 0.045), (away * 1.7 * math.cos(turn), 0.9 + away * math.sin(turn), 0.595), foam, squash=0.7)
    brass = paint("#c0904a", 0.22, metal=1)
    tube([(1.35, 1.35, 0), (1.35, 1.35, 1.02), (1.3, 1.31, 1.1), (1.05, 1.2, 1.1), (0.98, 1.17, 1.06), (0.97, 1.165, 1.0)], 0.022, brass)
    tray = wood("#7d5232", 0.4, across=(9, 0.8, 9), coat=0.3)
    box((0.26, 1.42, 0.03), (0.45, 0.9, 0.695), tray)
    wine_glass((0.44, 0.62, 0.71), size=1.1)
    candle((0.46, 0.86, 0.71), 0.1, 0.035, 2)
    cloth((0.3, 0.5), (0.46, 1.15, 0.72), paint("#e8dcc6", 0.95, bump=0.8, scale=140, sheen=0.7), folds=0.012)
    for x, y, height in ((-1.35, 0.2, 0.26), (-1.16, 0.05, 0.16), (-1.52, 0.02, 0.12), (1.2, 0.1, 0.2), (1.42, 0.24, 0.13), (-0.9, -0.05, 0.09), (0.95, -0.02, 0.1)):
        candle((x, y, 0), height, 0.045, 2.6, int(height * 99))
    for x, height in ((-0.95, 0.16), (-0.78, 0.24), (0.86, 0.2), (1.02, 0.13)):
        candle((x, 2.14, 1.1), height, 0.038, 1.6, int(height * 97))
    stool(-2.0)
    orchid((-2.06, 1.35, 0.545))
    plant()
    for x in (-0.3, 0.35):
        steam((x, 0.95, 0.6), 0.8, 4, 0.3, 0.3, int(x * 10) + 5, "#cfe0e6")
    forest(scattered(40, (-8, 8), (6, 13), -1.2, 31), tall=(4.5, 8), color="#26423a")
    moon((0.2, 0.8, -0.5), 0.3)
    panel((0, 3.2, 5.5), (0, 9, 1), 380, "#7fa0e0", (9, 2), mirrored=False)
    panel((-3, -2.6, 3), (0, 0.8, 0.5), 95, "#ffae6a", (2, 2), mirrored=False)
    panel((3.2, 0.6, 3.2), (0.6, 1.0, 0.5), 60, "#ffb880", (1.2, 1.2), mirrored=False)
    camera((-0.35, -3.3, 1.5), (0.0, 0.9, 0.86), 36, (0, 0.5, 0.6), 4)


def tiles():
    kinds = [paint(color, 0.28, bump=0.15, scale=20, variation=0.25, coat=0.4) for color in ("#3a4a4a", "#34443f", "#425252")]
    chance = random.Random(5)
    for row in range(-8, 6):
        for column in range(-9, 10):
            box((0.49, 0.49, 0.05), (column * 0.5, row * 0.5, -0.025), chance.choice(kinds), bevel=0.008)


def stool(x):
    timber = wood("#6b4529", 0.45)
    cylinder(0.28, 0.045, (x, 1.4, 0.5), timber)
    for turn in (0.3, 2.4, 4.5):
        tube([(x + 0.17 * math.cos(turn), 1.4 + 0.17 * math.sin(turn), 0.5), (x + 0.24 * math.cos(turn), 1.4 + 0.24 * math.sin(turn), 0)], 0.022, timber)
    towel = paint("#efe5d4", 0.95, bump=0.9, scale=150, sheen=0.7)
    for index in range(3):
        tube([(x + 0.09, 1.24 + 0.1 * (index % 2), 0.6 + 0.085 * (index // 2)), (x + 0.12, 1.6 + 0.02 * index, 0.6 + 0.085 * (index // 2))], 0.05, towel)


def plant():
    chance = random.Random(11)
    lathe([(0, 0), (0.16, 0), (0.22, 0.4), (0.2, 0.4), (0.18, 0.36), (0, 0.36)], (2.15, 1.55, 0), paint("#8f6a4a", 0.6))
    green = paint("#2f5236", 0.45, variation=0.3, scale=8)
    for _ in range(34):
        turn, up = chance.uniform(0, 6.28), chance.uniform(0.5, 1.1)
        leaf = ball(0.24, (2.15 + 0.26 * math.cos(turn), 1.55 + 0.26 * math.sin(turn), 0.4 + up * 0.7), green)
        leaf.scale, leaf.rotation_euler = (1, 0.24, 0.03), (chance.uniform(-0.4, 0.4), -up, turn)
