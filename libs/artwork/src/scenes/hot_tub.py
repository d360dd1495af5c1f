"""The cedar tub on the deck, steaming under bulbs and stars."""

import math
import random

from kit.light import camera, lamp, moon, panel, sky
from kit.materials import glass, paint, water, wood
from kit.nature import candle, forest, lantern, scattered, steam, string_lights
from kit.shapes import ball, box, cylinder, lathe, tube

MIST = (9, 30, (0.035, 0.04, 0.085, 1), 0.75)
EXPOSURE = 0.6


def build(_folder):
    sky("#070d24", "#4a3560", 0.5, stars=1.0, glow_at=-0.05)
    deck = wood("#6b4327", 0.38, across=(9, 0.8, 9), coat=0.25)
    for index in range(-26, 30):
        box((0.135, 9, 0.05), (index * 0.142, 1.2, -0.03), deck, bevel=0.008)
    box((60, 60, 0.2), (0, 32, -1.0), paint("#15161c", 0.95, bump=0.8, scale=2), bevel=0)
    tub()
    still_life()
    rail = wood("#3a2618", 0.7)
    for x in (-3.6, -1.2, 1.2, 3.6):
        box((0.11, 0.11, 1.05), (x, 5.3, 0.5), rail)
    for z in (0.45, 0.75, 1.05):
        box((7.6, 0.06, 0.09), (0, 5.3, z), rail)
    for x in (-3.3, 3.1):
        cylinder(0.05, 3.3, (x, 4.6, 0), rail)
    string_lights([(-3.3, 4.6, 3.15), (0.1, 5.0, 2.75), (3.1, 4.6, 3.2)], 0.34, 0.36)
    string_lights([(-3.3, 4.6, 3.15), (-4.2, 0.2, 3.4)], 0.3, 0.4)
    string_lights([(3.1, 4.6, 3.2), (4.0, 0.2, 3.4)], 0.3, 0.4)
    forest(scattered(46, (-11, 11), (7.5, 17), -0.8, 4), tall=(5.5, 10), color="#1d3327")
    moon((0.35, 0.6, -0.6), 0.5)
    panel((0, 3.6, 3.6), (0, 1.2, 0), 240, "#ffb26b", (6.5, 0.6))
    panel((-4.6, -2.6, 3.4), (0, 1.4, 0.5), 200, "#ff9f55", (1.6, 1.6))
    panel((0, 5.6, 2.6), (0, 12, 3), 420, "#7d8fd8", (12, 2))
    camera((0.3, -3.6, 2.0), (0.05, 2.1, 0.98), 37, (0, 1.2, 0.95), 3.2)


def tub():
    stave = wood("#93623d", 0.42, across=(9, 9, 0.9), coat=0.35)
    radius, count = 1.12, 46
    for index in range(count):
        angle = 2 * math.pi * index / count
        box((0.055, 2 * math.pi * radius / count * 0.97, 0.98), (radius * math.cos(angle), 1.6 + radius * math.sin(angle), 0.49), stave, turn=(0, 0, math.degrees(angle)), bevel=0.012)
    iron = paint("#1c1714", 0.35, metal=0.95)
    for z in (0.16, 0.8):
        lathe([(radius + 0.03, -0.03), (radius + 0.042, -0.03), (radius + 0.042, 0.03), (radius + 0.03, 0.03)], (0, 1.6, z), iron, segments=96)
    lathe([(radius - 0.12, 0), (radius - 0.12, 0.045), (radius + 0.06, 0.045), (radius + 0.06, 0)], (0, 1.6, 0.975), wood("#c07c48", 0.35, coat=0.5), segments=96)
    lathe([(radius - 0.03, 0), (radius - 0.03, 0.97)], (0, 1.6, 0), stave, segments=64)
    cylinder(radius - 0.03, 0.01, (0, 1.6, 0.84), water("#2a9a9c", 0.45, 0.5, 2.6))
    lamp((0, 1.6, 1.15), 13, "#a4ece4", 0.6)
    petal = paint("#b8324a", 0.5)
    chance = random.Random(8)
    for _ in range(26):
        away, turn = chance.uniform(0.15, 0.95), chance.uniform(0, 6.28)
        ball(chance.uniform(0.018, 0.03), (away * math.cos(turn), 1.6 + away * math.sin(turn), 0.857), petal, squash=0.25)
    for index, x in enumerate((-0.5, 0.0, 0.5)):
        steam((x, 1.6 + 0.2 * index, 0.9), 1.15, 5, 0.26, 0.3, 2 + index * 7, "#cfdbe2")
    step = wood("#8a5733", 0.45, across=(0.8, 9, 9))
    box((0.95, 0.36, 0.06), (0.1, 0.16, 0.3), step)
    box((0.95, 0.3, 0.06), (0.1, -0.1, 0.12), step)
    for x in (-0.32, 0.52):
        box((0.06, 0.5, 0.27), (x, 0.08, 0.14), step)


def still_life():
    tray = wood("#4a2d1a", 0.35, across=(0.8, 9, 9), coat=0.4)
    box((0.78, 0.26, 0.025), (0.62, 0.78, 1.06), tray, turn=(0, 0, 18))
    clear = glass("#fff6e8")
    wine = paint("#6e0f22", 0.1, coat=1)
    for x, y in ((0.46, 0.72), (0.62, 0.84)):
        lathe([(0.036, 0), (0.005, 0.006), (0.005, 0.085), (0.03, 0.105), (0.043, 0.14), (0.036, 0.2)], (x, y, 1.075), clear)
        lathe([(0, 0.1), (0.027, 0.107), (0.039, 0.138), (0, 0.138)], (x, y, 1.075), wine)
    candle((0.83, 0.86, 1.075), 0.09, 0.032, 1.6)
    stool = wood("#59371f", 0.5)
    cylinder(0.27, 0.04, (-1.55, 0.75, 0.44), stool)
    for turn in range(3):
        angle = turn * 2.1 + 0.4
        tube([(-1.55 + 0.17 * math.cos(angle), 0.75 + 0.17 * math.sin(angle), 0.45), (-1.55 + 0.25 * math.cos(angle), 0.75 + 0.25 * math.sin(angle), 0)], 0.022, stool)
    towel = paint("#efe3d0", 0.95, bump=0.9, scale=160, sheen=0.6)
    for index in range(3):
        tube([(-1.74, 0.68 + 0.12 * (index % 2), 0.535 + 0.085 * (index // 2)), (-1.36, 0.68 + 0.12 * (index % 2), 0.535 + 0.085 * (index // 2))], 0.056, towel)
    lantern((-1.02, 0.28, 0), 0.42, 7)
    lantern((1.75, 0.55, 0), 0.5, 9, 20)
    lantern((2.1, 0.2, 0), 0.34, 6, 50)
