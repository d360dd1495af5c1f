"""Lamps, the sky and the camera."""

import math

import bpy
from mathutils import Vector

from .materials import linear


def lamp(at, watts, color="#ffb469", size=0.08):
    """A bulb that shines everywhere."""
    data = bpy.data.lights.new("lamp", "POINT")
    data.energy, data.color, data.shadow_soft_size = watts, linear(color)[:3], size
    return _place(data, at)


def panel(at, to, watts, color="#ffc890", size=(1.0, 1.0), mirrored=True):
    """A soft light that faces a point; window glass would mirror it."""
    data = bpy.data.lights.new("panel", "AREA")
    data.energy, data.color, data.shape, data.size, data.size_y = watts, linear(color)[:3], "RECTANGLE", *size
    thing = _place(data, at)
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    thing.visible_camera = False
    thing.visible_glossy = mirrored
    return thing


def spot(at, to, watts, color="#ffc890", angle=50, blend=0.6, size=0.05):
    data = bpy.data.lights.new("spot", "SPOT")
    data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = watts, linear(color)[:3], math.radians(angle), blend, size
    thing = _place(data, at)
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    return thing


def moon(direction, strength=0.05, color="#8fb0ff"):
    data = bpy.data.lights.new("moon", "SUN")
    data.energy, data.color, data.angle = strength, linear(color)[:3], math.radians(3)
    thing = _place(data, (0, 0, 10))
    thing.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
    return thing


def _place(data, at):
    thing = bpy.data.objects.new(data.name, data)
    thing.location = at
    bpy.context.collection.objects.link(thing)
    return thing


def sky(zenith="#0a1230", horizon="#5a3d63", strength=0.35, stars=1.0, glow_at=0.0):
    """Night, lighter towards the horizon; stars are seen by the camera alone."""
    world = bpy.data.worlds.new("night")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    background = nodes["Background"]
    place = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Generated"], parts.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.interpolation = "EASE"
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[0].color = glow_at, linear(horizon)
    ramp.color_ramp.elements[1].position, ramp.color_ramp.elements[1].color = glow_at + 0.5, linear(zenith)
    links.new(parts.outputs["Z"], ramp.inputs["Fac"])
    cells = nodes.new("ShaderNodeTexVoronoi")
    cells.inputs["Scale"].default_value = 130
    links.new(place.outputs["Generated"], cells.inputs["Vector"])
    dot = nodes.new("ShaderNodeMapRange")
    dot.inputs["From Min"].default_value, dot.inputs["From Max"].default_value = 0.09, 0.02
    links.new(cells.outputs["Distance"], dot.inputs["Value"])
    size = nodes.new("ShaderNodeSeparateXYZ")
    links.new(cells.outputs["Color"], size.inputs["Vector"])
    bright = nodes.new("ShaderNodeMath")
    bright.operation, bright.inputs[1].default_value = "POWER", 9
    links.new(size.outputs["X"], bright.inputs[0])
    star = nodes.new("ShaderNodeMath")
    star.operation = "MULTIPLY"
    links.new(dot.outputs["Result"], star.inputs[0])
    links.new(bright.outputs["Value"], star.inputs[1])
    amount = nodes.new("ShaderNodeMath")
    amount.operation, amount.inputs[1].default_value = "MULTIPLY", 14 * stars
    links.new(star.outputs["Value"], amount.inputs[0])
    add = nodes.new("ShaderNodeMixRGB")
    add.blend_type, add.inputs["Color2"].default_value = "ADD", (0.8, 0.88, 1, 1)
    seen = nodes.new("ShaderNodeLightPath")
    only = nodes.new("ShaderNodeMath")
    only.operation = "MULTIPLY"
    links.new(amount.outputs["Value"], only.inputs[0])
    links.new(seen.outputs["Is Camera Ray"], only.inputs[1])
    links.new(only.outputs["Value"], add.inputs["Fac"])
    links.new(ramp.outputs["Color"], add.inputs["Color1"])
    links.new(add.outputs["Color"], background.inputs["Color"])
    background.inputs["Strength"].default_value = strength


def camera(at, to, lens=40, focus=None, stop=2.8, shift=(0.0, 0.0)):
    """Looks from one point at another; sharp at `focus`, or everywhere."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.shift_x, data.shift_y = lens, *shift
    if focus is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(at)).length
        data.dof.aperture_fstop = stop
    thing = _place(data, at)
    thing.rotation_euler = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.camera = thing
    return thing
