"""Takes the noise out of a render: an edge-avoiding à-trous filter (Dammertz et al. 2010), guided by what the
surfaces are like. Blender's own denoiser is not part of every build of it."""

import numpy as np

KERNEL = np.array([1, 4, 6, 4, 1], np.float32) / 16


def denoised(color, albedo, normal, levels=4, strength=1.0):
    """Arrays of height × width × 3, linear light. Only what shines on the surfaces is smoothed, not their pattern."""
    base = np.maximum(albedo, 0.06)
    light = np.log1p(without_sparks(color / base))
    for level in range(levels):
        light = _smooth(light, albedo, normal, 2**level, strength * 0.9 / (1 + level))
    return np.expm1(light) * base


def without_sparks(color):
    """No pixel outshines the second brightest of its neighbours by much."""
    height, width, _ = color.shape
    padded = np.pad(color.sum(axis=2), 1, mode="edge")
    around = [padded[y : y + height, x : x + width] for y in range(3) for x in range(3) if (x, y) != (1, 1)]
    limit = np.sort(np.stack(around), axis=0)[-2] * 1.3 + 0.02
    total = color.sum(axis=2)
    return color * np.minimum(1, limit / np.maximum(total, 1e-6))[..., None]


def _smooth(light, albedo, normal, step, tolerance):
    height, width, _ = light.shape
    reach = 2 * step
    guide = np.concatenate([light / tolerance, albedo / 0.12, normal / 0.28], axis=2)
    padded_guide = np.pad(guide, ((reach, reach), (reach, reach), (0, 0)), mode="edge")
    padded_light = np.pad(light, ((reach, reach), (reach, reach), (0, 0)), mode="edge")
    total, weights = np.zeros_like(light), np.zeros((height, width, 1), np.float32)
    for row, down in enumerate(KERNEL):
        for column, across in enumerate(KERNEL):
            window = np.s_[row * step : row * step + height, column * step : column * step + width]
            apart = ((padded_guide[window] - guide) ** 2).sum(axis=2, keepdims=True)
            weight = (down * across) * np.exp(-apart)
            total += weight * padded_light[window]
            weights += weight
    return total / weights
