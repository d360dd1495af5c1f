"""What grows and burns."""

import math
import random

import bpy

from .light import lamp
from .materials import flame, light, paint, vapor
from .shapes import _object, ball, card, cylinder, lathe, tube, unseen_by_light


def pine_mesh(seed=1, levels=46):
    """A conifer of height 1: whorls of drooping branches with twigs on both sides."""
    chance = random.Random(seed)
    vertices, faces = [], []

    def leaf(a, b, width):
        dx, dy = b[0] - a[0], b[1] - a[1]
        span = math.hypot(dx, dy) or 1
        side = (-dy / span * width, dx / span * width)
        start = len(vertices)
        vertices.extend([(a[0] + side[0], a[1] + side[1], a[2]), (a[0] - side[0], a[1] - side[1], a[2]), b])
        faces.append((start, start + 1, start + 2))

    for level in range(levels):
        height = 0.1 + 0.88 * level / levels
        reach = 0.2 * (1 - height) ** 0.85 * chance.uniform(0.75, 1.1) + 0.01
        for branch in range(chance.randint(7, 10)):
            turn = chance.uniform(0, 6.28)
            length = reach * chance.uniform(0.7, 1.15)
            droop = length * chance.uniform(0.25, 0.5)
            tip = (length * math.cos(turn), length * math.sin(turn), height - droop)
            leaf((0, 0, height), tip, 0.012 * (1 - height) + 0.002)
            for twig in range(7):
                at = (twig + 1) / 8
                base = tuple(c * at + (0, 0, height)[i] * (1 - at) for i, c in enumerate(tip))
                for side in (-1, 1):
                    away = turn + side * chance.uniform(0.5, 0.95)
                    reach_out = length * 0.34 * (1.1 - at)
                    end = (base[0] + reach_out * math.cos(away), base[1] + reach_out * math.sin(away), base[2] - reach_out * 0.45)
                    leaf(base, end, 0.005)
    mesh = bpy.data.meshes.new("pine")
    mesh.from_pydata(vertices, [], faces)
    return mesh


def forest(places, seed=3, color="#16261f", tall=(5, 9)):
    """Pines at (x, y, z) places, four kinds of them, turned and sized at random."""
    chance = random.Random(seed)
    needles, bark = paint(color, 0.9), paint("#1a1310", 0.95)
    kinds = [pine_mesh(seed + kind) for kind in range(4)]
    for mesh in kinds:
        mesh.materials.append(needles)
    for place in places:
        height = chance.uniform(*tall)
        thing = bpy.data.objects.new("pine", chance.choice(kinds))
        bpy.context.collection.objects.link(thing)
        thing.location, thing.rotation_euler[2] = place, chance.uniform(0, 6.28)
        wide = height * chance.uniform(0.85, 1.2)
        thing.scale = (wide, wide, height)
        cylinder(height * 0.018, height * 0.5, place, bark, top=height * 0.008)


def scattered(count, x, y, z=0.0, seed=1):
    """Random places in a rectangle."""
    chance = random.Random(seed)
    return [(chance.uniform(*x), chance.uniform(*y), z) for _ in range(count)]


def bonfire(at, size=1.0, watts=180, seed=5):
    """Logs, flames, embers and their light."""
    chance = random.Random(seed)
    x, y, z = at
    log = paint("#2a1a12", 0.95, bump=0.8, scale=14, variation=0.6)
    for index in range(6):
        turn = index * 60 + chance.uniform(-12, 12)
        away = math.radians(turn)
        cylinder(0.05 * size, 0.52 * size, (x + 0.24 * size * math.cos(away), y + 0.24 * size * math.sin(away), z), log, turn=(0, -42, turn))
    coal = light("#ff5a1c", 5)
    for _ in range(26):
        place = (x + chance.gauss(0, 0.12) * size, y + chance.gauss(0, 0.12) * size, z + 0.03)
        unseen_by_light(ball(chance.uniform(0.02, 0.05) * size, place, coal, squash=0.6))
    outer, inner = flame(strength=3.4), flame("#fff0c4", "#ffc04f", "#ff8a22", 5)
    for index in range(17):
        spread = 0.15 if index % 3 else 0.06
        height = size * chance.uniform(0.35, 0.85) * (1.25 if index % 3 == 0 else 0.8)
        place = (x + chance.gauss(0, spread) * size, y + chance.gauss(0, spread * 0.6) * size, z + 0.02)
        tongue(place, height, height * 0.16, outer if index % 3 else inner, chance)
    spark = light("#ffb347", 12)
    for _ in range(38):
        rise = chance.uniform(0.5, 2.4) * size
        unseen_by_light(ball(0.006 * size, (x + chance.gauss(0, 0.1 + rise * 0.14), y + chance.gauss(0, 0.2), z + rise), spark))
    lamp((x, y, z + 0.42 * size), watts, "#ff8a3c", 0.22 * size)


def tongue(at, height, width, material, chance):
    """One flame: a drop that leans and twists."""
    lean, twist = chance.uniform(-0.2, 0.2) * height, chance.uniform(0, 6.28)
    mesh = bpy.data.meshes.new("tongue")
    vertices, faces, rings, segments = [], [], 18, 20
    for ring in range(rings + 1):
        t = ring / rings
        radius = width * math.sin(math.pi * min(1, t * 0.92 + 0.08) ** 0.62) * (1 - t * 0.55)
        sway = lean * t * t + 0.07 * height * math.sin(t * 5 + twist) * t
        for step in range(segments):
            angle = 6.2832 * step / segments
            vertices.append((radius * math.cos(angle) + sway, radius * math.sin(angle) + sway * 0.4, t * height))
    for ring in range(rings):
        for step in range(segments):
            a, b = ring * segments + step, ring * segments + (step + 1) % segments
            faces.append((a, b, b + segments, a + segments))
    mesh.from_pydata(vertices, [], faces)
    return unseen_by_light(_object("tongue", mesh, at, material, smooth=True))


def candle(at, height=0.14, radius=0.03, watts=1.4, seed=1):
    """Wax that glows at its top, and a small flame."""
    x, y, z = at
    wax = paint("#e9d8bd", 0.5)
    surface = wax.node_tree.nodes["Principled BSDF"]
    surface.inputs["Emission"].default_value = (1, 0.36, 0.1, 1)
    surface.inputs["Emission Strength"].default_value = 0.16
    rim = radius * 0.18
    lathe([(0, 0), (radius, 0), (radius, height), (radius - rim, height + 0.004), (radius * 0.5, height - 0.008), (0, height - 0.01)], at, wax, segments=32)
    tube([(x, y, z + height - 0.01), (x, y, z + height + 0.008)], 0.0015, paint("#120d0a", 1))
    tongue((x, y, z + height), 0.05, 0.009, flame("#fff7dc", "#ffdf9a", "#ffab45", 30), random.Random(seed))
    lamp((x, y, z + height + 0.035), watts, "#ff9d4a", 0.015)


def lantern(at, size=0.34, watts=6, turn=0):
    """A hurricane lantern with a candle."""
    x, y, z = at
    iron = paint("#1b1713", 0.4, metal=0.9)
    half = size * 0.3
    from .shapes import box

    box((half * 2.3, half * 2.3, size * 0.07), (x, y, z + size * 0.035), iron, turn=(0, 0, turn))
    lathe([(half * 1.75, 0), (half * 1.5, size * 0.06), (half * 0.5, size * 0.2), (half * 0.35, size * 0.28), (0, size * 0.28)], (x, y, z + size * 0.8), iron, turn=(0, 0, 45 + turn), segments=4)
    for side in range(4):
        angle = math.radians(45 + side * 90 + turn)
        away = half * 1.45
        tube([(x + away * math.cos(angle), y + away * math.sin(angle), z), (x + away * math.cos(angle), y + away * math.sin(angle), z + size * 0.82)], size * 0.02, iron)
    ring = [(x, y + size * 0.16 * math.cos(a / 12 * 6.28), z + size * 1.2 + size * 0.16 * math.sin(a / 12 * 6.28)) for a in range(12)]
    tube(ring, size * 0.014, iron, closed=True)
    candle((x, y, z + size * 0.07), size * 0.32, size * 0.1, watts)


def string_lights(points, sag=0.3, every=0.42, watts=0.0, bulb=0.028):
    """Bulbs on a sagging wire from point to point."""
    wire, shine = paint("#0c0b0d", 0.8), light("#ffc777", 26)
    for start, end in zip(points, points[1:]):
        length = math.dist(start, end)
        count = max(2, round(length / every))

        def on_wire(t):
            return tuple(a + (b - a) * t for a, b in zip(start[:2], end[:2])) + (start[2] + (end[2] - start[2]) * t - sag * 4 * t * (1 - t),)

        tube([on_wire(step / 24) for step in range(25)], 0.006, wire)
        for index in range(1, count):
            x, y, z = on_wire(index / count)
            unseen_by_light(ball(bulb, (x, y, z - bulb * 1.3), shine, squash=1.2))
            if watts and index % 3 == 1:
                lamp((x, y, z - 0.1), watts, "#ffb763", 0.05)


def steam(at, size, count=4, strength=0.4, density=0.5, seed=2, color="#cfe3ee", towards=0):
    """Cards of vapour that rise from a place; `towards` turns them to the camera, in degrees."""
    chance = random.Random(seed)
    for index in range(count):
        x, y, z = (c + chance.uniform(-0.28, 0.28) * size for c in at)
        material = vapor(color, strength, density, 2.4, seed + index * 3.1)
        unseen_by_light(card((size * chance.uniform(0.6, 1.1), size * chance.uniform(1.1, 1.6)), (x, y, z + size * 0.5), material, turn=(90, 0, towards)))
