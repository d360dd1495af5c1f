import type { FieldError } from '@getaway/contracts/problems';
import { record } from './file-values.ts';
import { isRendering, renderingNames } from './media.ts';

/**
 * The pictures of the texts that neither the site nor the host has. Works on a file as it came, so that these faults are
 * named together with all others.
 */
export function pictureFaults(own: unknown): FieldError[] {
  const photos = Object.keys(record(record(record(own)['media'])['photos']));
  const named = picturesIn(record(own)['texts'], 'texts');
  const missing = named.filter(({ name }) => !isRendering(name) && !photos.includes(name));
  return missing.map(({ path, name }) => ({
    path,
    message: `There’s no picture named '${name}'. Add a photo with this name, or use one of ${renderingNames.join(', ')}`,
  }));
}

function picturesIn(value: unknown, path: string): { path: string; name: string }[] {
  return Object.entries(record(value)).flatMap(([key, inner]) =>
    key === 'picture' && typeof inner === 'string'
      ? [{ path: `${path}.${key}`, name: inner }]
      : picturesIn(inner, `${path}.${key}`),
  );
}
