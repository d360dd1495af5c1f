"""From a scene to a picture: expose its layers, denoise them, add haze and halo, and print."""

import os

import bpy
import numpy as np

from .denoise import denoised


def expose(scene, folder, name):
    """Renders once; answers its layers as arrays."""
    layer = scene.view_layers[0]
    layer.use_pass_mist = layer.use_pass_normal = layer.use_pass_emit = True
    layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    rendered = nodes["Render Layers"]
    files = nodes.new("CompositorNodeOutputFile")
    files.base_path = os.path.join(folder, f"{name}-layers")
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    wanted = {"color": "Image", "matte": "DiffCol", "gloss": "GlossCol", "shine": "Emit", "normal": "Normal", "mist": "Mist"}
    for slot, output in wanted.items():
        files.file_slots.new(slot)
        links.new(rendered.outputs[output], files.inputs[slot])
    bpy.ops.render.render()
    frame = f"{scene.frame_current:04d}.exr"
    return {slot: _pixels(os.path.join(files.base_path, slot + frame)) for slot in wanted}


def _pixels(file):
    image = bpy.data.images.load(file)
    image.colorspace_settings.name = "Non-Color"
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    return np.nan_to_num(values.reshape(height, width, 4)[..., :3])


def develop(scene, layers, target, exposure, mist):
    """Prints to `target`. `mist` is (start, depth, colour, amount): set before the exposure, mixed in here."""
    # What shines by itself has no noise, and would be smeared.
    shine = layers["shine"]
    color = denoised(np.maximum(layers["color"] - shine, 0), layers["matte"] + layers["gloss"], layers["normal"]) + shine
    if mist:
        *_, tint, amount = mist
        haze = layers["mist"] * np.where(layers["mist"] > 0.995, amount * 0.2, amount)
        color = color * (1 - haze) + np.array(tint[:3], np.float32) * haze
    height, width, _ = color.shape
    image = bpy.data.images.new("developed", width, height, float_buffer=True)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(np.dstack([color, np.ones((height, width), np.float32)]).astype(np.float32).ravel())
    scene.render.resolution_percentage = 100
    scene.render.resolution_x, scene.render.resolution_y = width, height
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    source, halo, out = (nodes.new(f"CompositorNode{kind}") for kind in ("Image", "Glare", "Composite"))
    source.image = image
    halo.glare_type, halo.quality, halo.threshold, halo.size, halo.mix = "FOG_GLOW", "HIGH", 1.0, 8, -0.3
    links.new(source.outputs["Image"], halo.inputs["Image"])
    links.new(halo.outputs["Image"], out.inputs["Image"])
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = "Filmic", "Medium High Contrast", exposure
    scene.render.image_settings.file_format = "PNG"
    scene.render.filepath = target
    bpy.ops.render.render(write_still=True)
