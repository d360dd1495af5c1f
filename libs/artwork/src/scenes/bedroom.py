"""The bed, with the forest behind the glass."""

from kit.furniture import pillow, plank_floor, table_lamp, windowed_wall, orchid
from kit.light import camera, moon, panel, sky
from kit.materials import paint, wood
from kit.nature import candle, forest, scattered, string_lights
from kit.shapes import box, cloth, cushion, drape, lathe

EXPOSURE = 0.5


def build(_folder):
    sky("#0a1234", "#5a4470", 0.5, glow_at=-0.02)
    plank_floor((-4, 4), (-4, 2.6), wood("#74492d", 0.35, across=(9, 0.8, 9), coat=0.3), 0.18)
    plaster = paint("#4b3f4d", 0.9, bump=0.12, scale=50)
    windowed_wall(2.6, plaster, (-1.75, 1.75, 1.2, 2.95), wood("#4b2e1c", 0.5), (3, 0), height=4.2)
    for x in (-4.2, 4.2):
        box((0.16, 8, 4.2), (x, -1, 2.1), plaster, bevel=0)
    beam = wood("#54341f", 0.6, across=(9, 0.8, 9), bump=0.5)
    for x in (-2.6, 0, 2.6):
        box((0.2, 7, 0.24), (x, -0.6, 3.55), beam)
    bed()
    linen = paint("#b9a58c", 0.95, sheen=0.5)
    for side in (-1, 1):
        cloth((0.75, 2.9), (side * 2.2, 2.4, 1.75), linen, turn=(90, 0, 0), folds=0.06, wave=4, seed=side + 2)
        cushion((0.6, 0.52, 0.06), (side * 1.62, 1.9, 0.56), wood("#63402a", 0.4, coat=0.3), puff=0.05)
        box((0.52, 0.46, 0.5), (side * 1.62, 1.9, 0.28), wood("#55351f", 0.45))
        table_lamp((side * 1.62, 1.96, 0.6), 38, 1.05)
    candle((1.42, 1.74, 0.6), 0.1, 0.034, 1.2)
    orchid((-1.48, 1.72, 0.6))
    wool = paint("#cdbba0", 1.0, bump=1.0, scale=130, variation=0.2, sheen=1.0)
    box((3.6, 2.2, 0.03), (0, -0.7, 0.015), wool, bevel=0.012)
    string_lights([(-3.6, 2.35, 3.25), (0, 2.4, 3.35), (3.6, 2.35, 3.25)], 0.16, 0.3, bulb=0.02)
    forest(scattered(46, (-9, 9), (6.5, 14), -1.2, 12), tall=(4.5, 8.5), color="#294235")
    moon((0.3, 0.8, -0.5), 0.3)
    panel((0, 3.2, 5.5), (0, 9, 1), 420, "#8390e0", (9, 2), mirrored=False)
    panel((0, -3.4, 3.3), (0, 0.6, 0.6), 120, "#ffb273", (3.5, 1.5), mirrored=False)
    camera((1.45, -4.2, 1.78), (-0.1, 1.2, 1.05), 36, (0, 0.8, 0.8), 4)


def bed():
    timber = wood("#5f3b24", 0.45, across=(0.8, 9, 9), coat=0.3)
    box((2.3, 0.12, 1.25), (0, 2.36, 0.66), timber, bevel=0.03)
    for index in range(5):
        cushion((0.42, 0.1, 0.62), (-0.88 + index * 0.44, 2.28, 0.95), paint("#7a4a3c", 0.9, sheen=0.8), puff=0.25)
    base = box((2.2, 2.3, 0.26), (0, 1.2, 0.26), timber, bevel=0.03)
    sheet = paint("#efe6d8", 0.95, bump=0.35, scale=26, sheen=0.4)
    mattress = cushion((2.1, 2.2, 0.34), (0, 1.2, 0.52), sheet, puff=0.16)
    duvet = drape((3.0, 2.0), (0, 0.62, 0.76), sheet, [mattress, base], thickness=0.05, stiff=12)
    drape((3.05, 0.8), (0.02, 0.28, 0.86), paint("#7e3540", 0.95, bump=0.9, scale=120, sheen=0.9), [duvet, mattress, base], thickness=0.02, turn=1.5, stiff=5)
    cream, rust, moss = (paint(color, 0.95, bump=0.5, scale=90, sheen=0.7) for color in ("#f3ebdd", "#9a4a34", "#43574c"))
    for x in (-0.55, 0.55):
        pillow((x, 2.0, 0.93), (0.78, 0.52), cream, turn=(58, 0, 0))
        pillow((x * 0.94, 1.78, 0.89), (0.66, 0.46), rust if x < 0 else moss, turn=(54, 0, x * 8))
    pillow((0.02, 1.56, 0.84), (0.5, 0.32), cream, turn=(52, 0, 3))
    tray = wood("#3f2718", 0.4, across=(0.8, 9, 9), coat=0.4)
    box((0.5, 0.34, 0.03), (-0.42, 0.78, 0.84), tray, turn=(0, 0, 12))
    for x in (-0.52, -0.34):
        lathe([(0, 0), (0.036, 0), (0.042, 0.08), (0.037, 0.08), (0.032, 0.01), (0, 0.01)], (x, 0.78, 0.855), paint("#d8cbb6", 0.3, coat=0.5))
