import type { Photo } from '@getaway/property/media';
import { isRecord } from '../content/content.ts';

/** Where a photo is cropped around while nobody chose a point, in percent from the left and from the top. */
export const middle = { x: 50, y: 50 } as const;

/** The photo in a place of the site, which a property file has as its file alone or with more about it. */
export function photoOf(value: unknown): Photo | undefined {
  if (typeof value === 'string') return { file: value };
  if (!isRecord(value) || typeof value['file'] !== 'string') return undefined;
  const { file, alt, focus } = value;
  return {
    file,
    ...(typeof alt === 'string' && { alt }),
    ...(isRecord(focus) && { focus: { x: Number(focus['x']), y: Number(focus['y']) } }),
  };
}

/** The same as a property file has it, without what says nothing: an empty description, the middle. */
export function placeValue({ file, alt, focus }: Photo): unknown {
  const about = {
    ...(alt && { alt }),
    ...(focus && (focus.x !== middle.x || focus.y !== middle.y) && { focus }),
  };
  return Object.keys(about).length === 0 ? file : { file, ...about };
}
