"""Renders a scene to a PNG: blender -b --factory-startup -P render.py -- SCENE FOLDER [--draft | --small | --wide]"""

import importlib
import os
import sys

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit.develop import develop, expose  # noqa: E402

name, folder, *flags = sys.argv[sys.argv.index("--") + 1 :]
folder = os.path.abspath(folder)
# A share of the full size, and samples for each pixel; None leaves them to the scene.
scale, samples = (45, 20) if "--draft" in flags else (79, 20) if "--small" in flags else (100, None)
# The widest that a page shows, in pixels.
WIDE = 1600

bpy.ops.wm.read_factory_settings(use_empty=True)
scene = bpy.context.scene
scene.render.engine = "CYCLES"
module = importlib.import_module(f"scenes.{name.replace('-', '_')}")
module.build(folder)

scene.render.resolution_x, scene.render.resolution_y = getattr(module, "SIZE", (1024, 768))
if "--wide" in flags:
    scale = -(-WIDE * 100 // scene.render.resolution_x)
scene.render.resolution_percentage = scale
cycles = scene.cycles
cycles.samples = samples or getattr(module, "SAMPLES", 48)
cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
cycles.use_denoising = False
cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transparent_max_bounces = 5, 3, 3, 24
cycles.caustics_reflective = cycles.caustics_refractive = False
# A bright speck is worth less than a quiet picture.
cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 1.5, 14, 1.0

mist = getattr(module, "MIST", None)
if mist:
    scene.world.mist_settings.start, scene.world.mist_settings.depth, scene.world.mist_settings.falloff = *mist[:2], "LINEAR"
layers = expose(scene, folder, name)
develop(scene, layers, os.path.join(folder, f"{name}.png"), getattr(module, "EXPOSURE", 0.0), mist)
