"""A dark car at the door, its lamps on the wet drive."""

import math

from kit.light import camera, lamp, moon, panel, sky, spot
from kit.materials import glass, light, paint, wood
from kit.nature import forest, lantern, scattered, string_lights
from kit.shapes import ball, box, cylinder, lathe, solid, tube, unseen_by_light

MIST = (9, 32, (0.06, 0.05, 0.1, 1), 0.75)
EXPOSURE = 0.7


def build(_folder):
    sky("#0a1236", "#6a4468", 0.5, glow_at=-0.06)
    box((80, 80, 0.2), (0, 20, -0.1), paint("#22211f", 0.22, bump=0.5, scale=2.4, variation=0.5, coat=0.6), bevel=0)
    car()
    for x in (-4.4, 4.2):
        post(x)
    forest(scattered(60, (-14, 14), (6.5, 18), 0, 14), tall=(5, 9.5), color="#22362c")
    moon((-0.5, 0.5, -0.6), 0.35)
    panel((0, 5.2, 4), (0, 12, 2), 520, "#7e86d8", (14, 2))
    panel((0.5, 2.6, 5.5), (0, 0.4, 0.5), 420, "#a9b6ee", (6, 0.5))
    panel((-3.5, -4.0, 2.6), (-0.4, 0, 0.5), 150, "#ffb06a", (3.5, 0.8))
    panel((4.5, -2.6, 2.2), (1.5, 0, 0.6), 60, "#ff9c5c", (2, 0.6))
    camera((-2.6, -6.2, 1.35), (0.0, 0.3, 0.82), 42, (-0.4, -0.9, 0.7), 5)


def car():
    body = paint("#0d1016", 0.16, metal=0.45, coat=1)
    low = [(-2.42, 0.34), (-2.46, 0.62), (-2.36, 0.78), (-1.35, 0.93), (-0.75, 0.97), (1.25, 0.98), (2.2, 0.93), (2.44, 0.84), (2.48, 0.5), (2.4, 0.32)]
    outline = low + wheel_cut(1.5)[::1] + wheel_cut(-1.5)
    solid(outline, 1.82, (0, 0, 0), body, bevel=0.09)
    cabin = [(-1.05, 0.93), (-0.25, 1.36), (0.2, 1.43), (0.95, 1.42), (1.45, 1.3), (2.0, 0.95)]
    solid(cabin, 1.42, (0, 0, 0), body, bevel=0.1)
    pane = paint("#05070b", 0.03, coat=1)
    for y in (-0.7, 0.7):
        side = 0.022 if y > 0 else -0.022
        solid([(-0.72, 0.98), (-0.2, 1.3), (0.32, 1.36), (0.32, 0.98)], 0.03, (0, y + side, 0), pane)
        solid([(0.4, 0.98), (0.4, 1.36), (0.92, 1.34), (1.32, 1.22), (1.55, 0.99)], 0.03, (0, y + side, 0), pane)
    chrome = paint("#d8d4cc", 0.12, metal=1)
    tube([(-1.0, -0.735, 0.965), (1.75, -0.735, 0.975)], 0.012, chrome)
    tube([(-2.3, -0.915, 0.45), (2.3, -0.915, 0.45)], 0.012, chrome)
    for x in (-0.05, 0.95):
        box((0.18, 0.03, 0.03), (x, -0.925, 0.83), chrome)
    rubber, rim = paint("#050506", 0.85), paint("#b9b6b0", 0.2, metal=1)
    for x in (-1.5, 1.5):
        for y in (-0.8, 0.8):
            lathe([(0.2, -0.11), (0.34, -0.11), (0.36, -0.07), (0.36, 0.07), (0.34, 0.11), (0.2, 0.11)], (x, y, 0.36), rubber, turn=(90, 0, 0))
            lathe([(0, 0.09), (0.06, 0.1), (0.08, 0.06), (0.2, 0.07), (0.24, 0.11), (0.26, 0.1)], (x, y, 0.36), rim, turn=(90, 0, 0))
            for spoke in range(10):
                angle = spoke * 0.628
                tube([(x, y - 0.09, 0.36), (x + 0.23 * math.cos(angle), y - 0.1, 0.36 + 0.23 * math.sin(angle))], 0.014, rim)
    head, tail = light("#fff0d4", 26), light("#ff2a1a", 7)
    for y in (-0.7, 0.7):
        unseen_by_light(box((0.08, 0.3, 0.09), (-2.44, y, 0.68), head))
        unseen_by_light(box((0.05, 0.34, 0.07), (2.47, y, 0.74), tail))
        spot((-2.5, y, 0.66), (-7, y * 1.2, -0.05), 460, "#ffe2b4", 46)
        lamp((2.6, y, 0.7), 7, "#ff3a22", 0.1)
    lamp((0.4, 0, 1.15), 4, "#ffb56a", 0.1)


def wheel_cut(x):
    return [(x + 0.44 * math.cos(math.radians(angle)), 0.32 + 0.44 * math.sin(math.radians(angle)) * 0.98) for angle in range(0, 181, 15)]


def post(x):
    iron = paint("#15120f", 0.5, metal=0.8)
    cylinder(0.05, 2.6, (x, 2.6, 0), iron)
    lantern((x, 2.6, 2.6), 0.5, 40)
    unseen_by_light(ball(0.08, (x, 2.6, 2.86), light("#ffc477", 22)))
