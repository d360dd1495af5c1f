"""Two chairs, dry wood and a fire in a ring of stones."""

import math
import random

from kit.light import camera, moon, panel, sky
from kit.materials import paint, wood
from kit.nature import bonfire, forest, lantern, scattered, string_lights
from kit.shapes import ball, box, cloth, cylinder, tube

MIST = (7, 26, (0.05, 0.045, 0.09, 1), 0.7)
EXPOSURE = 0.75


def build(_folder):
    sky("#070d26", "#5a3c60", 0.6, glow_at=-0.05)
    box((60, 60, 0.2), (0, 10, -0.1), paint("#2b2620", 0.95, bump=1.0, scale=7, variation=0.6), bevel=0)
    chance = random.Random(4)
    rock = paint("#57504a", 0.9, bump=0.9, scale=9, variation=0.5)
    for row in range(2):
        for index in range(17):
            angle = 2 * math.pi * (index + row * 0.5) / 17
            stone = ball(0.155, (0.78 * math.cos(angle), 0.78 * math.sin(angle), 0.1 + row * 0.19), rock)
            stone.scale = (chance.uniform(0.9, 1.15), chance.uniform(0.8, 1.05), chance.uniform(0.65, 0.85))
            stone.rotation_euler[2] = angle
    cylinder(0.7, 0.06, (0, 0, 0), paint("#0d0b0a", 1, bump=0.8, scale=20))
    bonfire((0, 0, 0.1), 1.15, 300)
    chair((-1.75, 0.75, 0), -62, "#7d3230")
    chair((1.75, 0.75, 0), 62, None)
    log = wood("#8b6a48", 0.85, across=(9, 9, 1), bump=0.6)
    for row in range(3):
        for index in range(5 - row):
            cylinder(0.085, 0.6, (2.75 + index * 0.175 + row * 0.09, 1.7, 0.09 + row * 0.15), log, turn=(90, 0, 0))
    lantern((-2.75, -0.1, 0), 0.4, 5)
    lantern((0.95, 2.3, 0), 0.34, 4)
    string_lights([(-5.5, 5, 3.4), (-0.4, 5.6, 2.9), (5.5, 5, 3.5)], 0.45, 0.42)
    pebble = paint("#6b6056", 0.9, variation=0.5, scale=4)
    for x, y, z in scattered(150, (-4, 4), (-2.2, 3), 0, 9):
        if math.hypot(x, y) > 1.1:
            ball(chance.uniform(0.015, 0.045), (x, y, z), pebble, squash=0.6)
    forest(scattered(60, (-12, 12), (7, 18), -0.3, 6), tall=(5, 10), color="#22392c")
    moon((0.4, 0.7, -0.6), 0.6)
    panel((0, 4.5, 4.5), (0, 13, 3), 520, "#7683d6", (12, 2))
    panel((0, -3.5, 3.2), (0, 0.4, 0.3), 150, "#ff9a50", (4, 2))
    camera((0.0, -4.0, 1.75), (0, 0.5, 0.72), 36, (0, 0, 0.6), 4)


def chair(at, turn, throw):
    """An Adirondack chair that faces -y before it is turned."""
    timber = wood("#8a5a38", 0.6, across=(9, 9, 1))
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def here(x, y, z):
        return (at[0] + x * c - y * s, at[1] + x * s + y * c, z)

    for index in range(5):
        x = (index - 2) * 0.125
        box((0.115, 0.022, 0.92 - abs(index - 2) * 0.05), here(x, 0.44, 0.74), timber, turn=(-24, 0, turn))
    for index in range(5):
        box((0.62, 0.1, 0.022), here(0, -0.22 + index * 0.115, 0.385 - index * 0.028), timber, turn=(-14, 0, turn))
    for x in (-0.37, 0.37):
        box((0.15, 0.74, 0.026), here(x, 0.05, 0.6), timber, turn=(0, 0, turn))
        box((0.06, 0.09, 0.6), here(x, -0.24, 0.3), timber, turn=(0, 0, turn))
        box((0.035, 0.9, 0.11), here(x * 0.86, 0.16, 0.26), timber, turn=(-16, 0, turn))
    if throw:
        plaid = paint(throw, 0.95, bump=0.8, scale=110, sheen=0.7)
        cloth((0.44, 0.8), here(0.08, 0.43, 0.82), plaid, turn=(66, 0, turn), folds=0.018, wave=2)
        cloth((0.44, 0.45), here(0.1, 0.2, 0.42), plaid, turn=(-8, 0, turn), folds=0.016, wave=2, seed=2)
    else:
        cylinder(0.04, 0.085, here(0.37, -0.12, 0.615), paint("#e9dcc6", 0.35))
