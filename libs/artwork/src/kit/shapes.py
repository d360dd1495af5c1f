"""Solids. Each answers its object; lengths are metres."""

import math

import bmesh
import bpy


def _object(name, mesh, at, material, turn=(0, 0, 0), smooth=False):
    thing = bpy.data.objects.new(name, mesh)
    bpy.context.collection.objects.link(thing)
    thing.location = at
    thing.rotation_euler = [math.radians(angle) for angle in turn]
    if material is not None:
        mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    return thing


def unseen_by_light(thing):
    """Only the eye sees it: what glows here lights nothing, and casts no shadow."""
    thing.visible_diffuse = False
    thing.visible_shadow = False
    return thing


def box(size, at, material, turn=(0, 0, 0), bevel=0.01):
    mesh = bpy.data.meshes.new("box")
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    if bevel:
        bmesh.ops.bevel(shape, geom=shape.edges[:], offset=min(bevel, min(size) * 0.45), segments=2, affect="EDGES")
    shape.to_mesh(mesh)
    return _object("box", mesh, at, material, turn)


def lathe(profile, at, material, turn=(0, 0, 0), segments=64):
    """Turns a line of (radius, height) around the z axis."""
    mesh = bpy.data.meshes.new("lathe")
    rings, vertices, faces = len(profile), [], []
    for step in range(segments):
        angle = 2 * math.pi * step / segments
        vertices += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for step in range(segments):
        here, there = step * rings, ((step + 1) % segments) * rings
        faces += [(here + i, there + i, there + i + 1, here + i + 1) for i in range(rings - 1)]
    mesh.from_pydata(vertices, [], faces)
    thing = _object("lathe", mesh, at, material, turn, smooth=True)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    return thing


def cylinder(radius, height, at, material, turn=(0, 0, 0), top=None):
    """Stands on `at`."""
    upper = radius if top is None else top
    rim = min(0.01, radius * 0.1)
    return lathe([(0, 0), (radius - rim, 0), (radius, rim), (upper, height - rim), (upper - rim, height), (0, height)], at, material, turn)


def ball(radius, at, material, squash=1.0):
    mesh = bpy.data.meshes.new("ball")
    shape = bmesh.new()
    bmesh.ops.create_uvsphere(shape, u_segments=32, v_segments=16, radius=radius)
    bmesh.ops.scale(shape, vec=(1, 1, squash), verts=shape.verts)
    shape.to_mesh(mesh)
    return _object("ball", mesh, at, material, smooth=True)


def tube(points, radius, material, closed=False):
    """A round bar along a line of points."""
    curve = bpy.data.curves.new("tube", "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth = radius
    curve.bevel_resolution = 4
    line = curve.splines.new("POLY")
    line.points.add(len(points) - 1)
    line.use_cyclic_u = closed
    for point, place in zip(line.points, points):
        point.co = (*place, 1)
    return _object("tube", curve, (0, 0, 0), material)


def cushion(size, at, material, turn=(0, 0, 0), puff=0.35):
    """A soft box: pillows, mattresses, upholstery. Low `puff` keeps the edges flat."""
    mesh = bpy.data.meshes.new("cushion")
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1)
    bmesh.ops.subdivide_edges(shape, edges=shape.edges[:], cuts=9, use_grid_fill=True)
    for vertex in shape.verts:
        x, y, z = vertex.co * 2
        swell = (1 - abs(x) ** 4) * (1 - abs(y) ** 4)
        vertex.co.z = z / 2 * (1 - puff + puff * swell)
        vertex.co.x *= 1 - 0.10 * puff * y * y
        vertex.co.y *= 1 - 0.10 * puff * x * x
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    shape.to_mesh(mesh)
    thing = _object("cushion", mesh, at, material, turn, smooth=True)
    soften = thing.modifiers.new("soften", "BEVEL")
    soften.width, soften.segments, soften.angle_limit = min(size) * 0.18, 4, math.radians(50)
    return thing


def cloth(size, at, material, turn=(0, 0, 0), folds=0.03, seed=0, wave=3.0, thickness=0.008):
    """A throw, a towel, a curtain: a sheet with folds across its width."""
    mesh = bpy.data.meshes.new("cloth")
    shape = bmesh.new()
    bmesh.ops.create_grid(shape, x_segments=90, y_segments=60, size=0.5)
    for vertex in shape.verts:
        x, y = vertex.co.x, vertex.co.y
        phase = seed * 1.7
        fold = math.sin(x * wave * 6.28 + phase) + 0.5 * math.sin(x * wave * 14 + phase * 2 + y * 3)
        vertex.co.x, vertex.co.y, vertex.co.z = x * size[0], y * size[1], fold * folds + 0.3 * folds * math.sin(y * 9 + phase)
    shape.to_mesh(mesh)
    thing = _object("cloth", mesh, at, material, turn, smooth=True)
    thing.modifiers.new("thickness", "SOLIDIFY").thickness = thickness
    return thing


def drape(size, at, material, over, thickness=0.03, turn=0, stiff=8.0, frames=48):
    """A sheet that falls from `at` onto the things of `over` and hangs from them, by Blender's own cloth."""
    mesh = bpy.data.meshes.new("drape")
    shape = bmesh.new()
    across = max(24, round(size[0] / 0.028))
    bmesh.ops.create_grid(shape, x_segments=across, y_segments=max(24, round(size[1] / 0.028)), size=0.5)
    bmesh.ops.scale(shape, vec=(*size, 1), verts=shape.verts)
    for vertex in shape.verts:
        # Without a first unevenness it would fold along its grid.
        vertex.co.z = 0.012 * math.sin(vertex.co.x * 7.3 + vertex.co.y * 4.1) * math.sin(vertex.co.y * 5.7)
    shape.to_mesh(mesh)
    thing = _object("drape", mesh, at, material, (0, 0, turn), smooth=True)
    for below in over:
        bumper = below.modifiers.new("bumper", "COLLISION")
        bumper.settings.thickness_outer, bumper.settings.cloth_friction = 0.02, 30
    falling = thing.modifiers.new("falling", "CLOTH").settings
    falling.quality, falling.mass, falling.air_damping = 6, 0.4, 2
    falling.tension_stiffness = falling.compression_stiffness = 18
    falling.bending_stiffness = stiff
    thing.modifiers["falling"].collision_settings.distance_min = 0.012
    scene = bpy.context.scene
    scene.frame_start, scene.frame_end = 1, frames
    thing.modifiers["falling"].point_cache.frame_end = frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    fallen = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    thing.modifiers.clear()
    thing.data = fallen
    for below in over:
        below.modifiers.remove(below.modifiers["bumper"])
    scene.frame_set(1)
    thing.modifiers.new("thickness", "SOLIDIFY").thickness = thickness
    soften = thing.modifiers.new("soften", "SUBSURF")
    soften.levels = soften.render_levels = 1
    return thing


def card(size, at, material, turn=(90, 0, 0)):
    """A flat plane, standing unless it is turned."""
    mesh = bpy.data.meshes.new("card")
    w, h = size[0] / 2, size[1] / 2
    mesh.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    layer = mesh.uv_layers.new()
    for corner, uv in zip(layer.data, [(0, 0), (1, 0), (1, 1), (0, 1)]):
        corner.uv = uv
    return _object("card", mesh, at, material, turn)


def solid(outline, depth, at, material, turn=(0, 0, 0), bevel=0.0):
    """Extrudes an outline of (x, z) by `depth` along y, centred."""
    mesh = bpy.data.meshes.new("solid")
    count = len(outline)
    vertices = [(x, y, z) for y in (-depth / 2, depth / 2) for x, z in outline]
    faces = [tuple(range(count)), tuple(range(2 * count - 1, count - 1, -1))]
    faces += [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)]
    mesh.from_pydata(vertices, [], faces)
    thing = _object("solid", mesh, at, material, turn)
    if bevel:
        edge = thing.modifiers.new("edge", "BEVEL")
        edge.width, edge.segments = bevel, 3
    return thing
