"""The house on its clearing: the first thing a guest sees. The words stand left, so the light is right."""

import math
import random

from kit.light import camera, lamp, moon, panel, sky
from kit.materials import glass, light, paint, water, wood
from kit.nature import bonfire, forest, lantern, scattered, steam, string_lights
from kit.shapes import ball, box, card, cylinder, lathe, solid, unseen_by_light

SIZE, SAMPLES = (1600, 900), 34
MIST = (14, 46, (0.05, 0.05, 0.105, 1), 0.7)
EXPOSURE = 0.45


def build(_folder):
    sky("#060c26", "#5d3f66", 0.55, stars=1.3, glow_at=-0.04)
    box((160, 160, 0.2), (0, 30, -0.1), paint("#2b3327", 0.95, bump=1.0, scale=3, variation=0.6), bevel=0)
    house((4.6, 9, 0.5))
    deck()
    tub((0.15, 6.6, 0.5))
    ring((-2.9, 4.4, 0))
    path()
    left = scattered(70, (-22, -4.4), (11, 30), 0, 2)
    middle = scattered(46, (-5, 12), (16, 32), 0, 6)
    right = scattered(34, (8.4, 20), (8, 26), 0, 8)
    forest(left + middle + right, tall=(6, 12.5), color="#24392f")
    forest([(-8.6, 6.4, 0), (-10.2, 8.6, 0), (11.6, 6.2, 0), (10.2, 8.3, 0)], seed=9, tall=(7, 10), color="#1d2e26")
    moon((0.55, 0.6, -0.6), 0.5)
    panel((-3, 9, 9), (-2, 24, 3), 2600, "#6f7fd6", (24, 3), mirrored=False)
    panel((1.5, 1.5, 5.5), (2, 8, 0.5), 620, "#ffb26b", (8, 3), mirrored=False)
    camera((0.2, -6.4, 2.9), (0.2, 8, 3.0), 30)


def house(at):
    x, y, z = at
    half, height, depth = 3.1, 6.4, 6.0
    slope = math.degrees(math.atan2(height, half))
    length = math.hypot(half, height) + 0.5
    shingle = paint("#262a33", 0.8, bump=0.9, scale=24, variation=0.4)
    timber = wood("#5d3b24", 0.5, across=(0.8, 9, 9))
    for side in (-1, 1):
        box((length, depth + 0.9, 0.2), (x + side * (half / 2 + 0.06), y + depth / 2, z + height / 2 + 0.02), shingle, turn=(0, side * slope, 0), bevel=0.02)
        box((length, 0.16, 0.3), (x + side * (half / 2 + 0.06), y - 0.42, z + height / 2 + 0.02), timber, turn=(0, side * slope, 0), bevel=0.02)
    warm = wood("#b57a47", 0.55, across=(9, 9, 0.8))
    solid([(-half, 0), (half, 0), (0, height)], 0.05, (x, y + depth - 0.3, z), warm)
    box((half * 2, depth, 0.08), (x, y + depth / 2, z), wood("#8a5a36", 0.4, across=(9, 0.8, 9), coat=0.4), bevel=0)
    loft = wood("#6d4529", 0.5)
    box((half * 1.2, depth * 0.55, 0.12), (x, y + depth * 0.68, z + 2.75), loft)
    for px in (-1.3, -0.4, 0.5, 1.3):
        box((0.05, 0.05, 0.7), (x + px, y + depth * 0.42, z + 3.15), loft)
    box((half * 1.15, 0.06, 0.07), (x, y + depth * 0.42, z + 3.5), loft)
    lamp((x - 0.6, y + 2.6, z + 2.2), 420, "#ffab55", 0.3)
    lamp((x + 0.9, y + 4.0, z + 1.2), 200, "#ff9d48", 0.3)
    lamp((x, y + 4.4, z + 4.1), 170, "#ffb061", 0.3)
    box((1.9, 0.8, 0.45), (x - 0.7, y + 2.9, z + 0.3), paint("#8d4a35", 0.9))
    box((1.9, 0.25, 0.8), (x - 0.7, y + 3.2, z + 0.55), paint("#8d4a35", 0.9))
    lathe([(0.2, 0), (0.3, 0.5)], (x + 1.25, y + 1.6, z + 1.3), light("#ffc27a", 6))
    cylinder(0.03, 1.3, (x + 1.25, y + 1.6, z), timber)
    unseen_by_light(ball(0.16, (x, y + 2.6, z + 2.5), light("#ffcf8a", 14)))
    for px in (-2.05, -1.0, 0.0, 1.0, 2.05):
        tall = height * (1 - abs(px) / half) - 0.1
        box((0.09, 0.12, tall), (x + px, y, z + tall / 2), timber, bevel=0.01)
    for pz in (2.35, 3.9):
        box((half * 2 * (1 - pz / height), 0.13, 0.12), (x, y, z + pz), timber, bevel=0.01)
    solid([(-half * 0.96, 0), (half * 0.96, 0), (0, height * 0.96)], 0.01, (x, y + 0.04, z), glass("#fff4e2"))
    stone = paint("#5a524d", 0.9, bump=0.9, scale=8, variation=0.5)
    box((0.75, 0.75, 3.4), (x + 1.75, y + 3.4, z + 5.0), stone)


def deck():
    boards = wood("#6b4529", 0.45, across=(9, 0.8, 9), coat=0.2)
    for index in range(58):
        box((0.155, 4.2, 0.07), (-1.6 + index * 0.16, 7.0, 0.46), boards, bevel=0.008)
    box((9.4, 0.1, 0.42), (3.0, 4.93, 0.22), wood("#3d2718", 0.6, across=(0.8, 9, 9)))
    for index in range(3):
        box((2.3, 0.36, 0.14), (4.6, 4.75 - index * 0.34, 0.36 - index * 0.14), boards)
    for x, y in ((2.9, 5.2), (6.4, 5.2)):
        lantern((x, y, 0.5), 0.5, 7)
    post = wood("#3a2618", 0.7)
    for x, y in ((-1.5, 5.1), (-1.5, 8.9), (2.0, 9.2)):
        cylinder(0.06, 3.2, (x, y, 0.4), post)
    string_lights([(-1.5, 5.1, 3.5), (1.6, 7.4, 4.4), (4.6, 8.6, 6.6)], 0.35, 0.42, bulb=0.035)
    string_lights([(-1.5, 5.1, 3.5), (-1.5, 8.9, 3.5), (2.0, 9.2, 3.6)], 0.3, 0.42, bulb=0.035)


def tub(at):
    x, y, z = at
    stave, count, radius = wood("#9a643a", 0.42, across=(9, 9, 0.9), coat=0.3), 36, 1.0
    for index in range(count):
        angle = 2 * math.pi * index / count
        box((0.06, 2 * math.pi * radius / count * 0.97, 0.85), (x + radius * math.cos(angle), y + radius * math.sin(angle), z + 0.42), stave, turn=(0, 0, math.degrees(angle)))
    lathe([(0.9, 0), (0.9, 0.05), (1.07, 0.05), (1.07, 0)], (x, y, z + 0.84), wood("#b97845", 0.4))
    cylinder(0.96, 0.01, (x, y, z + 0.8), water("#22b8b2", 2.2, 0.4, 3))
    lamp((x, y, z + 1.2), 60, "#58e8dc", 0.5)
    for index in range(3):
        steam((x + (index - 1) * 0.4, y, z + 0.8), 1.3, 3, 0.36, 0.4, 11 + index * 5, "#a5d4d8")


def ring(at):
    rock, chance = paint("#57504a", 0.9, bump=0.9, scale=9, variation=0.5), random.Random(4)
    for index in range(15):
        angle = 2 * math.pi * index / 15
        stone = ball(0.17, (at[0] + 0.72 * math.cos(angle), at[1] + 0.72 * math.sin(angle), 0.12), rock)
        stone.scale = (chance.uniform(0.9, 1.2), chance.uniform(0.8, 1), 0.8)
        stone.rotation_euler[2] = angle
    bonfire((at[0], at[1], 0.05), 0.95, 420)
    from scenes.fire_pit import chair

    chair((at[0] - 1.5, at[1] + 0.9, 0), -58, "#7d3230")
    chair((at[0] + 1.5, at[1] + 0.9, 0), 58, None)


def path():
    slab, chance = paint("#5b5650", 0.85, bump=0.6, scale=8, variation=0.4), random.Random(7)
    for index in range(9):
        t = index / 8
        x, y = 4.6 - 2.6 * t**1.5 + chance.uniform(-0.12, 0.12), 3.5 - 6.4 * t
        stone = cylinder(chance.uniform(0.42, 0.52), 0.05, (x, y, 0), slab)
        stone.scale[1] = 0.72
        if index % 2:
            for side in (-0.95, 0.95):
                cylinder(0.025, 0.34, (x + side, y, 0), paint("#14110f", 0.6))
                unseen_by_light(ball(0.05, (x + side, y, 0.38), light("#ffcb86", 18)))
                lamp((x + side, y, 0.42), 7, "#ffb264", 0.05)
