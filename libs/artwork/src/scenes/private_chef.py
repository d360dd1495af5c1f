"""Five courses on the counter, copper above, a pan on the flame."""

import math
import random

from kit.furniture import bottle, pendant, plate, wine_glass
from kit.light import camera, lamp, panel, sky
from kit.materials import light, paint, wood
from kit.nature import candle, steam
from kit.shapes import ball, box, cylinder, lathe, tube

EXPOSURE = 0.6


def build(_folder):
    sky(strength=0.03, stars=0)
    chance = random.Random(4)
    glaze = [paint(color, 0.22, bump=0.2, scale=12, variation=0.3, coat=0.7) for color in ("#2f5450", "#27473f", "#376059")]
    for row in range(17):
        for column in range(-11, 12):
            box((0.29, 0.04, 0.14), (column * 0.3 + (0.15 if row % 2 else 0), 2.02, 1.0 + row * 0.15), chance.choice(glaze), bevel=0.012)
    box((8, 0.75, 0.08), (0, 1.65, 0.95), paint("#cfc4b4", 0.25, variation=0.35, scale=3, coat=0.5))
    box((8, 0.7, 0.95), (0, 1.68, 0.47), paint("#1f2c2c", 0.5))
    copper = paint("#c4713d", 0.22, metal=1)
    bar = paint("#b98a44", 0.3, metal=1)
    tube([(-2.1, 1.85, 2.35), (0.9, 1.85, 2.35)], 0.018, bar)
    for x, size in ((-1.8, 0.2), (-1.25, 0.25), (-0.65, 0.17), (-0.15, 0.22), (0.4, 0.15)):
        tube([(x, 1.85, 2.33), (x, 1.85, 1.98)], 0.014, bar)
        lathe([(0, 0.02), (size, 0.02), (size, 0.12), (size - 0.012, 0.12), (size - 0.012, 0), (0, 0)], (x, 1.92, 1.98 - size), copper, turn=(90, 0, 0))
    hood = paint("#b06a3b", 0.3, metal=0.95)
    lathe([(0.95, 0), (0.95, 0.14), (0.42, 0.75), (0.42, 2.0)], (1.75, 1.7, 2.05), hood, turn=(0, 0, 45), segments=4)
    lathe([(0, 0), (0.24, 0), (0.28, 0.08), (0.27, 0.08), (0.23, 0.01)], (1.55, 1.6, 1.04), copper)
    lathe([(0, 0), (0.19, 0), (0.19, 0.26), (0.18, 0.26)], (2.15, 1.75, 1.04), copper)
    steam((2.15, 1.7, 1.25), 0.6, 3, 0.5, 0.5, 3, "#f2dcc0")
    steam((1.55, 1.55, 1.1), 0.5, 3, 0.5, 0.5, 8, "#f2dcc0")
    lamp((1.75, 1.5, 1.95), 30, "#ffc07a", 0.15)
    counter()
    for x in (-1.25, 0.0, 1.25):
        pendant((x, 0.2, 1.92), 2, "#2a2320", 34, 0.17)
    panel((-2.6, -2.4, 2.8), (0, 0.3, 0.9), 55, "#ffb676", (2, 1.5))
    panel((2.8, -1.5, 2.8), (0.5, 0.4, 0.9), 34, "#ffc692", (1.5, 1.5))
    camera((0.35, -2.35, 1.78), (0, 0.9, 1.22), 29, (0, 0.2, 1.0), 3.2)


def counter():
    box((4.4, 1.05, 0.09), (0, 0.2, 0.95), wood("#7a4c2c", 0.3, across=(0.8, 9, 9), coat=0.6), bevel=0.02)
    box((4.2, 0.9, 0.9), (0, 0.22, 0.45), paint("#20302f", 0.5))
    china, chance = paint("#f3ebdf", 0.15, coat=0.8), random.Random(8)
    sauces = ("#a5412a", "#d0902e", "#4d7a34", "#6e1f33", "#e4c489")
    for index, color in enumerate(sauces):
        x = -1.3 + index * 0.62
        plate((x, -0.02, 0.995), china, 0.22)
        lathe([(0, 0.012), (0.09, 0.01), (0.1, 0)], (x, -0.02, 1.003), paint(color, 0.25, coat=0.7))
        lathe([(0, 0.055), (0.045, 0.05), (0.055, 0.02), (0.055, 0)], (x, -0.02, 1.008), paint(("#8a4a2a", "#e8d2a4", "#c98d5a", "#5a2a22", "#f0dfc0")[index], 0.45, coat=0.3))
        herb = paint("#4c7c33", 0.6)
        for _ in range(8):
            ball(chance.uniform(0.008, 0.014), (x + chance.gauss(0, 0.03), -0.02 + chance.gauss(0, 0.03), 1.065), herb, squash=0.5)
        for dot in range(7):
            ball(0.009, (x + 0.13 * math.cos(dot * 0.5 + index), -0.02 + 0.13 * math.sin(dot * 0.5 + index), 1.008), paint(color, 0.2, coat=1), squash=0.4)
    silver = paint("#d9d6d0", 0.12, metal=1)
    lathe([(0.24, 0), (0.235, 0.06), (0.2, 0.15), (0.11, 0.21), (0.0, 0.225)], (1.72, 0.32, 1.0), silver)
    ball(0.03, (1.72, 0.32, 1.25), silver)
    wine_glass((-1.72, 0.2, 0.995), size=1.2)
    wine_glass((-1.9, 0.36, 0.995), size=1.2)
    bottle((-1.6, 0.48, 0.995))
    candle((-0.1, 0.52, 0.995), 0.14, 0.035, 1.6)
    candle((0.02, 0.58, 0.995), 0.09, 0.035, 1.4)
    pot, green = paint("#b56a42", 0.8), paint("#3f6b35", 0.6)
    for px in (0.75, 1.05):
        lathe([(0, 0), (0.06, 0), (0.085, 0.14), (0.075, 0.14), (0, 0.12)], (px, 0.56, 0.995), pot)
        for _ in range(46):
            ball(0.022, (px + chance.gauss(0, 0.05), 0.56 + chance.gauss(0, 0.05), 1.17 + abs(chance.gauss(0, 0.06))), green, squash=0.4)
