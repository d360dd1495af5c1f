"""For who has lost the way: a lantern on a path in the woods."""

import random

from kit.light import camera, lamp, moon, panel, sky
from kit.materials import paint
from kit.nature import forest, lantern, scattered
from kit.shapes import ball, box, cylinder

MIST = (5, 24, (0.055, 0.06, 0.12, 1), 0.85)
EXPOSURE = 0.8


def build(_folder):
    sky("#070d28", "#5a4470", 0.8, glow_at=-0.05)
    box((80, 80, 0.2), (0, 20, -0.1), paint("#1d241d", 0.95, bump=1, scale=4, variation=0.6), bevel=0)
    slab, chance = paint("#6b635a", 0.85, bump=0.7, scale=7, variation=0.4), random.Random(5)
    for index in range(16):
        y = -3 + index * 0.85
        x = 0.9 * (index / 8 - 0.6) ** 2 * 1.4 - 0.4 + chance.uniform(-0.15, 0.15)
        stone = cylinder(chance.uniform(0.36, 0.5), 0.05, (x, y, 0), slab)
        stone.scale[1] = 0.7
    lantern((0.85, 0.2, 0), 0.62, 46, 15)
    lamp((0.85, 0.2, 0.9), 30, "#ffa850", 0.3)
    for y, x in ((4.5, 0.2), (8.5, 1.9)):
        lantern((x, y, 0), 0.5, 26)
    fern = paint("#2a4030", 0.8)
    for x, y, z in scattered(120, (-6, 6), (-1, 9), 0, 8):
        if abs(x - 0.3) > 1.3:
            thing = ball(0.22, (x, y, 0.05), fern)
            thing.scale = (1, 0.3, 0.35)
            thing.rotation_euler[2] = chance.uniform(0, 3.14)
    places = [place for place in scattered(130, (-13, 13), (1, 22), 0, 19) if abs(place[0] - 0.4) > 1.9 + place[1] * 0.03]
    forest(places, tall=(5, 11), color="#22382e")
    moon((0.4, 0.7, -0.7), 0.5)
    panel((1, 12, 7), (0, 20, 2), 1800, "#7d90e0", (10, 4))
    camera((-0.2, -4.6, 1.45), (0.5, 4, 1.5), 33, (0.85, 0.2, 0.4), 4)
