import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isAddress, mediaFiles } from './schema/media.ts';
import { isInventedHouse, parseProperty, type Property } from './schema/property.ts';

const root = path.join(import.meta.dirname, '../../..');
const photoMegabytes = 25;
const filmMegabytes = 60;

/** A house as its file describes it. */
export interface House {
  /** A short hash of the file and of the files next to it; the same house has the same one. */
  readonly revision: string;
  readonly property: Property;
  /** A short hash of all that its pictures are made of; a change of texts alone keeps it. */
  readonly pictures: string;
  /** The absolute folders that its photos are in; the first one that has a file is used. */
  readonly folders: readonly string[];
}

/**
 * Reads a property file; without one, the one that comes with the project. Throws an Error that names every fault,
 * those of its photos and film included.
 */
export function readHouse(given = process.env['PROPERTY_FILE']): House {
  const file = propertyFileAt(given);
  const content = readText(file);
  const outcome = parseProperty(parsed(content, file));
  const faults = outcome.ok ? fileFaults(outcome.property, file) : outcome.faults;
  if (outcome.ok && faults.length === 0) return houseOf(content, outcome.property, [path.dirname(file)]);
  throw new Error(`${file} cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
}

/** The absolute path of the given property file, or of the one that comes with the project. */
export function propertyFileAt(given: string | undefined): string {
  // Parts run in folders of their own, so that a path begins at the project's.
  return path.resolve(root, given || 'libs/property/property.json');
}

/** A house with its revision; `content` is all of it as text. Throws an Error when a file is in none of the folders. */
export function houseOf(content: string, property: Property, folders: readonly string[]): House {
  const files = ownFiles(property).map((name) => readFileSync(fileOf({ folders }, name)));
  const { name, media, colours } = property;
  const drawn = JSON.stringify({
    initial: [...name][0],
    isInvented: isInventedHouse(property),
    // Descriptions of photos change none.
    media: mediaFiles(media),
    colours,
  });
  return { revision: hashOf(content, files), property, pictures: hashOf(drawn, files), folders };
}

/** The photos, the film, and the logo that are not on the web, as the property file names them. */
export function ownFiles({ media }: Pick<Property, 'media'>): string[] {
  return mediaFiles(media).flatMap(({ file }) => (isAddress(file) ? [] : [file]));
}

/** The absolute path of a file of the house; where it would be if it is in none of the folders. */
export function fileOf({ folders }: Pick<House, 'folders'>, name: string): string {
  const places = folders.map((folder) => path.resolve(folder, name));
  return places.find((place) => existsSync(place)) ?? places.at(-1) ?? name;
}

function hashOf(text: string, files: readonly Buffer[]): string {
  const hash = createHash('sha256').update(text);
  for (const file of files) hash.update(file);
  return hash.digest('hex').slice(0, 16);
}

function fileFaults(property: Property, file: string): string[] {
  return mediaFiles(property.media).flatMap((media) => {
    if (isAddress(media.file)) return [];
    const found = statSync(path.resolve(path.dirname(file), media.file), { throwIfNoEntry: false });
    const most = media.file.toLowerCase().endsWith('.mp4') ? filmMegabytes : photoMegabytes;
    if (!found?.isFile()) return [`${media.path}: File ${media.file} is missing next to the property file`];
    if (found.size > most * 1_000_000) return [`${media.path}: ${media.file} is larger than ${most} MB`];
    return [];
  });
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw unreadable(file, cause);
  }
}

function parsed(content: string, file: string): unknown {
  try {
    return JSON.parse(content);
  } catch (cause) {
    throw unreadable(file, cause);
  }
}

function unreadable(file: string, cause: unknown): Error {
  return new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
}
