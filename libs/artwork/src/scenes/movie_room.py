"""A sofa for leaning on each other, before a large screen."""

import os
import random

from kit.furniture import pillow, plank_floor, wine_glass
from kit.light import camera, lamp, panel, sky
from kit.materials import light, paint, picture, wood
from kit.nature import candle
from kit.shapes import ball, box, card, cloth, cushion, cylinder, lathe, unseen_by_light

EXPOSURE = 0.7


def build(folder):
    sky(strength=0.02, stars=0)
    plank_floor((-5, 5), (-5, 3.4), wood("#4a2e20", 0.35, across=(9, 0.8, 9), coat=0.3), 0.18)
    wall = paint("#2c2236", 0.9)
    box((10, 0.2, 4.6), (0, 3.4, 2.3), wall, bevel=0)
    for side in (-1, 1):
        box((0.2, 9, 4.6), (side * 3.6, -0.6, 2.3), wall, bevel=0)
    box((8, 9, 0.2), (0, -0.6, 3.75), paint("#171221", 0.9), bevel=0)
    slat = wood("#5d3b26", 0.5, across=(9, 9, 0.8))
    for index in range(11):
        for side in (-1, 1):
            box((0.07, 0.05, 3.6), (side * (2.35 + index * 0.115), 3.27, 1.85), slat, bevel=0.006)
    film = os.path.join(folder, "house.png")
    screen = picture(film, 1.7) if os.path.exists(film) else light("#7d6ab0", 2)
    box((3.75, 0.08, 2.16), (0, 3.27, 1.95), paint("#08070a", 0.4))
    card((3.62, 2.036), (0, 3.22, 1.95), screen)
    panel((0, 3.05, 1.95), (0, -1, 1.1), 90, "#b58fc0", (3.4, 1.9))
    for side in (-1, 1):
        unseen_by_light(lathe([(0.07, 0), (0.12, 0.3)], (side * 3.1, 2.9, 1.75), light("#ffb765", 3)))
        lamp((side * 3.1, 2.85, 2.2), 16, "#ffac5c", 0.08)
    sofa()
    table()
    chance = random.Random(3)
    for _ in range(70):
        unseen_by_light(ball(0.008, (chance.uniform(-3.4, 3.4), chance.uniform(-2, 3), 3.64), light("#cfd8ff", 8)))
    panel((0, -4.2, 3.4), (0, -0.5, 0.6), 55, "#ffae6e", (3, 1))
    camera((0, -3.75, 1.62), (0, 2, 1.36), 33, (0, -0.6, 1), 5)


def sofa():
    velvet = paint("#7a2a3c", 0.8, bump=0.3, scale=60, sheen=1.0)
    cushion((3.0, 1.0, 0.34), (0, -0.55, 0.3), velvet, puff=0.12)
    for side in (-1, 1):
        cushion((0.3, 1.05, 0.7), (side * 1.5, -0.55, 0.45), velvet, puff=0.25)
    for side in (-1, 1):
        cushion((1.36, 0.3, 0.86), (side * 0.69, -0.98, 0.66), velvet, puff=0.3)
        cushion((1.34, 0.85, 0.24), (side * 0.69, -0.45, 0.54), velvet, puff=0.4)
    cloth((0.7, 0.5), (0.86, -1.17, 0.92), paint("#c9a574", 0.95, bump=0.9, scale=110, sheen=0.9), turn=(84, 0, 0), folds=0.022, wave=2.2, thickness=0.02)
    cloth((0.7, 0.4), (0.86, -0.97, 1.12), paint("#c9a574", 0.95, bump=0.9, scale=110, sheen=0.9), turn=(4, 0, 0), folds=0.02, wave=2.2, seed=3, thickness=0.02)
    pillow((-1.08, -0.5, 0.95), (0.56, 0.5), paint("#e8d8bd", 0.95, bump=0.5, scale=90, sheen=0.8), turn=(72, 0, 14))
    pillow((-0.6, -0.42, 0.93), (0.5, 0.44), paint("#394f57", 0.95, bump=0.5, scale=90, sheen=0.8), turn=(72, 0, -8))


def table():
    top = wood("#6b4529", 0.3, across=(0.8, 9, 9), coat=0.5)
    cylinder(0.55, 0.05, (0, 0.95, 0.42), top)
    cylinder(0.06, 0.42, (0, 0.95, 0), top)
    wine_glass((-0.2, 0.85, 0.47), size=1.2)
    wine_glass((0.22, 0.88, 0.47), size=1.2)
    for x, height in ((-0.02, 0.14), (0.06, 0.09)):
        candle((x, 1.08, 0.47), height, 0.035, 2.4, int(height * 90))
    bowl = paint("#c9a35a", 0.35, metal=0.6)
    lathe([(0.06, 0), (0.14, 0.1), (0.13, 0.1), (0.05, 0.015), (0, 0.015)], (0, 0.72, 0.47), bowl)
    corn, chance = paint("#f3e3b4", 0.8), random.Random(4)
    for _ in range(60):
        ball(0.018, (chance.gauss(0, 0.05), 0.72 + chance.gauss(0, 0.05), 0.56 + chance.uniform(0, 0.05)), corn)
