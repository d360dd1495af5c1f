"""Surfaces: small node trees with the few numbers that a scene wants to change."""

import bpy


def _principled(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, material.node_tree.nodes, material.node_tree.links, material.node_tree.nodes["Principled BSDF"]


def linear(hex_color):
    """'#rrggbb' as the linear RGBA that Cycles computes with."""
    channels = [int(hex_color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*[c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels], 1)


def paint(color, rough=0.6, metal=0.0, bump=0.0, scale=40.0, variation=0.0, sheen=0.0, coat=0.0):
    """Anything opaque: plaster, cloth, stone, metal. `variation` mottles the colour, `bump` roughens the surface."""
    material, nodes, links, surface = _principled("paint")
    surface.inputs["Base Color"].default_value = linear(color)
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Metallic"].default_value = metal
    surface.inputs["Sheen"].default_value = sheen
    surface.inputs["Clearcoat"].default_value = coat
    if bump or variation:
        place = nodes.new("ShaderNodeTexCoord")
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = scale
        noise.inputs["Detail"].default_value = 8
        links.new(place.outputs["Object"], noise.inputs["Vector"])
        _bump(nodes, links, surface, noise.outputs["Fac"], bump)
        if variation:
            _mottle(nodes, links, surface, noise.outputs["Fac"], color, variation)
    return material


def wood(color, rough=0.5, scale=1.0, across=(1, 9, 9), bump=0.25, coat=0.0):
    """Grain that runs along the axis whose factor in `across` is smallest."""
    material, nodes, links, surface = _principled("wood")
    surface.inputs["Roughness"].default_value = rough
    surface.inputs["Clearcoat"].default_value = coat
    place = nodes.new("ShaderNodeTexCoord")
    stretch = nodes.new("ShaderNodeMapping")
    stretch.inputs["Scale"].default_value = [scale * factor for factor in across]
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = 3
    noise.inputs["Detail"].default_value = 10
    noise.inputs["Distortion"].default_value = 1.2
    own = nodes.new("ShaderNodeObjectInfo")
    shift = nodes.new("ShaderNodeVectorMath")
    shift.operation = "MULTIPLY_ADD"
    shift.inputs[1].default_value = (1, 1, 1)
    links.new(place.outputs["Object"], stretch.inputs["Vector"])
    links.new(stretch.outputs["Vector"], shift.inputs[0])
    spread = nodes.new("ShaderNodeMath")
    spread.operation = "MULTIPLY"
    spread.inputs[1].default_value = 60
    links.new(own.outputs["Random"], spread.inputs[0])
    links.new(spread.outputs["Value"], shift.inputs[2])
    links.new(shift.outputs["Vector"], noise.inputs["Vector"])
    _bump(nodes, links, surface, noise.outputs["Fac"], bump)
    _mottle(nodes, links, surface, noise.outputs["Fac"], color, 0.62)
    return material


def _bump(nodes, links, surface, height, strength):
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = 0.02
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs["Normal"], surface.inputs["Normal"])


def _mottle(nodes, links, surface, factor, color, depth):
    light = linear(color)
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.32
    ramp.color_ramp.elements[1].position = 0.72
    ramp.color_ramp.elements[0].color = (*[c * (1 - depth) for c in light[:3]], 1)
    ramp.color_ramp.elements[1].color = light
    links.new(factor, ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], surface.inputs["Base Color"])


def light(color, strength):
    """Shines to the eye; rooms are lit by lamps, so that there is little noise."""
    material, nodes, links, surface = _principled("light")
    surface.inputs["Base Color"].default_value = (0, 0, 0, 1)
    surface.inputs["Emission"].default_value = linear(color)
    surface.inputs["Emission Strength"].default_value = strength
    return material


def picture(file, strength):
    """A screen that shows a picture."""
    material, nodes, links, surface = _principled("picture")
    image = nodes.new("ShaderNodeTexImage")
    image.image = bpy.data.images.load(file)
    surface.inputs["Base Color"].default_value = (0, 0, 0, 1)
    surface.inputs["Emission Strength"].default_value = strength
    links.new(image.outputs["Color"], surface.inputs["Emission"])
    return material


def glass(color="#ffffff", rough=0.0):
    """Thin glass: mirrors at a slant and lets lamps shine through, which real refraction would turn to noise."""
    material, nodes, links, surface = _principled("glass")
    gloss = nodes.new("ShaderNodeBsdfGlossy")
    gloss.inputs["Roughness"].default_value = rough
    slant = nodes.new("ShaderNodeLayerWeight")
    slant.inputs["Blend"].default_value = 0.28
    _over_clear(nodes, links, slant.outputs["Facing"], gloss.outputs["BSDF"], color)
    return material


def water(color, glow=0.0, ripple=0.35, scale=3.0):
    """A lit pool's surface: mirror above, its own colour below."""
    material, nodes, links, surface = _principled("water")
    surface.inputs["Base Color"].default_value = linear(color)
    surface.inputs["Roughness"].default_value = 0.04
    surface.inputs["Specular"].default_value = 0.9
    place = nodes.new("ShaderNodeTexCoord")
    waves = nodes.new("ShaderNodeTexNoise")
    waves.inputs["Scale"].default_value = scale
    waves.inputs["Detail"].default_value = 3
    waves.inputs["Distortion"].default_value = 1.6
    links.new(place.outputs["Object"], waves.inputs["Vector"])
    _bump(nodes, links, surface, waves.outputs["Fac"], ripple)
    if glow:
        caustic = nodes.new("ShaderNodeTexVoronoi")
        caustic.feature = "SMOOTH_F1"
        caustic.inputs["Scale"].default_value = scale * 1.3
        bend = nodes.new("ShaderNodeVectorMath")
        bend.operation = "MULTIPLY_ADD"
        bend.inputs[1].default_value = (0.5, 0.5, 0.5)
        links.new(waves.outputs["Color"], bend.inputs[0])
        links.new(place.outputs["Object"], bend.inputs[2])
        links.new(bend.outputs["Vector"], caustic.inputs["Vector"])
        ramp = nodes.new("ShaderNodeValToRGB")
        ramp.color_ramp.elements[0].color = (*[c * 0.25 for c in linear(color)[:3]], 1)
        ramp.color_ramp.elements[1].color = (*[min(1, c * 1.6 + 0.05) for c in linear(color)[:3]], 1)
        links.new(caustic.outputs["Distance"], ramp.inputs["Fac"])
        links.new(ramp.outputs["Color"], surface.inputs["Emission"])
        surface.inputs["Emission Strength"].default_value = glow
    return material


def flame(bottom="#fff0c0", middle="#ffa63d", top="#d2390f", strength=9.0):
    """Burns bright inside and vanishes towards its rim and its tip."""
    material, nodes, links, surface = _principled("flame")
    place = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    links.new(place.outputs["Generated"], parts.inputs["Vector"])
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].color = linear(bottom)
    ramp.color_ramp.elements[1].color = linear(top)
    ramp.color_ramp.elements.new(0.42).color = linear(middle)
    links.new(parts.outputs["Z"], ramp.inputs["Fac"])
    emission = nodes.new("ShaderNodeEmission")
    emission.inputs["Strength"].default_value = strength
    links.new(ramp.outputs["Color"], emission.inputs["Color"])
    rim = nodes.new("ShaderNodeLayerWeight")
    rim.inputs["Blend"].default_value = 0.4
    body = _math(nodes, links, "POWER", _math(nodes, links, "SUBTRACT", 1.0, rim.outputs["Facing"]), 1.6)
    tip = _math(nodes, links, "SUBTRACT", 1.0, _math(nodes, links, "POWER", parts.outputs["Z"], 2.2))
    seen = _math(nodes, links, "MULTIPLY", _math(nodes, links, "MULTIPLY", body, tip), 0.8)
    _over_clear(nodes, links, seen, emission.outputs["Emission"])
    return material


def vapor(color="#cfe3ee", strength=0.5, density=0.5, scale=2.2, seed=0.0):
    """Steam or mist on a card: clouded in the middle, nothing at its edges."""
    material, nodes, links, surface = _principled("vapor")
    place = nodes.new("ShaderNodeTexCoord")
    noise = nodes.new("ShaderNodeTexNoise")
    noise.noise_dimensions = "4D"
    noise.inputs["W"].default_value = seed
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = 4
    noise.inputs["Distortion"].default_value = 0.9
    links.new(place.outputs["UV"], noise.inputs["Vector"])
    centre = nodes.new("ShaderNodeVectorMath")
    centre.operation = "DISTANCE"
    centre.inputs[1].default_value = (0.5, 0.5, 0.0)
    links.new(place.outputs["UV"], centre.inputs[0])
    inside = nodes.new("ShaderNodeMapRange")
    inside.interpolation_type = "SMOOTHSTEP"
    inside.inputs["From Min"].default_value = 0.5
    inside.inputs["From Max"].default_value = 0.05
    links.new(centre.outputs["Value"], inside.inputs["Value"])
    cloud = nodes.new("ShaderNodeMapRange")
    cloud.interpolation_type = "SMOOTHSTEP"
    cloud.inputs["From Min"].default_value = 0.4
    cloud.inputs["From Max"].default_value = 0.75
    links.new(noise.outputs["Fac"], cloud.inputs["Value"])
    seen = _math(nodes, links, "MULTIPLY", _math(nodes, links, "MULTIPLY", inside.outputs["Result"], cloud.outputs["Result"]), density)
    emission = nodes.new("ShaderNodeEmission")
    emission.inputs["Color"].default_value = linear(color)
    emission.inputs["Strength"].default_value = strength
    _over_clear(nodes, links, seen, emission.outputs["Emission"])
    return material


def _over_clear(nodes, links, seen, shader, color="#ffffff"):
    """Shows `shader` by the share `seen`, and for the rest what is behind it."""
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = linear(color)
    mix = nodes.new("ShaderNodeMixShader")
    links.new(seen, mix.inputs["Fac"])
    links.new(clear.outputs["BSDF"], mix.inputs[1])
    links.new(shader, mix.inputs[2])
    links.new(mix.outputs["Shader"], nodes["Material Output"].inputs["Surface"])


def _math(nodes, links, operation, *values):
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    node.use_clamp = True
    for index, value in enumerate(values):
        if isinstance(value, (int, float)):
            node.inputs[index].default_value = value
        else:
            links.new(value, node.inputs[index])
    return node.outputs["Value"]
