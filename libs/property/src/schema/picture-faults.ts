import type { FieldError } from '@getaway/contracts/problems';
import { record } from './file-values.ts';
import { isRendering, renderingNames } from './media.ts';
import type { Texts } from './texts.ts';

/**
 * The pictures of the texts that neither the site nor the host has, and the photos that no text shows. Works on a file
 * as it came, so that these faults are named together with all others.
 */
export function pictureFaults(own: unknown, common: Texts): FieldError[] {
  const photos = Object.keys(record(record(record(own)['media'])['photos']));
  const named = picturesIn(record(own)['texts'], 'texts');
  const shown = new Set([...named, ...picturesIn(common, 'texts')].map(({ name }) => name));
  const missing = named.filter(({ name }) => !isRendering(name) && !photos.includes(name));
  const unseen = photos.filter((name) => !isRendering(name) && !shown.has(name));
  return [
    ...missing.map(({ path, name }) => ({
      path,
      message: `There’s no picture named '${name}'. Add a photo with this name, or use one of ${renderingNames.join(', ')}`,
    })),
    ...unseen.map((name) => ({
      path: `media.photos.${name}`,
      message: `This photo isn’t used. The site shows ${renderingNames.join(', ')}`,
    })),
  ];
}

function picturesIn(value: unknown, path: string): { path: string; name: string }[] {
  return Object.entries(record(value)).flatMap(([key, inner]) =>
    key === 'picture' && typeof inner === 'string'
      ? [{ path: `${path}.${key}`, name: inner }]
      : picturesIn(inner, `${path}.${key}`),
  );
}
