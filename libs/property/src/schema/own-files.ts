import { record, textsIn } from './file-values.ts';
import { isAddress } from './media.ts';
import { uploadNameOf } from './uploads.ts';

/** A picture or film that a house names and that lies next to its file: neither uploaded nor on the web. */
export interface OwnFile {
  /** Of the field, such as `media.photos.house`. */
  readonly path: string;
  /** As the field has it, such as `photos/house.jpg`. */
  readonly file: string;
  readonly kind: 'photo' | 'logo' | 'guide' | 'film';
}

const kinds: readonly (readonly [RegExp, OwnFile['kind']])[] = [
  [/^media\.logo$/, 'logo'],
  [/^media\.photos\.[^.]+(?:\.file)?$/, 'photo'],
  [/^media\.film\.poster$/, 'photo'],
  [/^media\.film\.mp4$/, 'film'],
  [/^guide\.sections\.\d+\.picture\.file$/, 'guide'],
];

/** The pictures and films next to a property file that its content names. */
export function ownFilesIn(content: unknown): OwnFile[] {
  const { media, guide } = record(content);
  return [...textsIn(media, 'media'), ...textsIn(guide, 'guide')].flatMap(({ path, text }) => {
    const kind = kinds.find(([place]) => place.test(path))?.[1];
    if (kind === undefined || isAddress(text) || uploadNameOf(text) !== undefined) return [];
    return [{ path, file: text, kind }];
  });
}

/** The same content, with other files in the fields that are named; the given one is not changed. */
export function withFiles(content: object, files: ReadonlyMap<string, string>): Record<string, unknown> {
  const changed = Object.entries(content).map(([key, inner]) => [key, replaced(inner, key, files)]);
  return Object.fromEntries(changed) as Record<string, unknown>;
}

function replaced(value: unknown, path: string, files: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return files.get(path) ?? value;
  if (Array.isArray(value)) return value.map((inner, at) => replaced(inner, `${path}.${at}`, files));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replaced(inner, `${path}.${key}`, files)]),
  );
}
