import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isAddress, mediaFiles } from '../schema/media.ts';
import { parseProperty, type Property } from '../schema/property.ts';

const root = path.join(import.meta.dirname, '../../../..');
const photoMegabytes = 25;
const filmMegabytes = 60;

/** The house that is built: its facts, and the file that names them. */
export interface House {
  readonly property: Property;
  readonly file: string;
}

/** The property file: the host's own when one is named, else the one that comes with the project. */
export function propertyFile(): string {
  const file = process.env['PROPERTY_FILE'];
  // Parts are built in folders of their own, so that a path begins at the project's.
  return path.resolve(root, file || 'libs/property/property.json');
}

/** Reads the property file. Throws an Error that names every fault, those of its photos and film included. */
export function readHouse(): House {
  const file = propertyFile();
  const outcome = parseProperty(readJson(file));
  const faults = outcome.ok ? fileFaults(outcome.property, file) : outcome.faults;
  if (outcome.ok && faults.length === 0) return { property: outcome.property, file };
  throw new Error(`${file} cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
}

/** The photos and films next to the property file, by their absolute paths. */
export function filesBeside({ property, file }: House): string[] {
  const local = mediaFiles(property.media).filter((media) => !isAddress(media.file));
  return local.map((media) => path.resolve(path.dirname(file), media.file));
}

/** A short hash of the property file and the files next to it; the same house has the same hash. */
export function houseDigest(): string {
  const file = propertyFile();
  if (!existsSync(file)) return 'missing';
  const content = readFileSync(file);
  const hash = createHash('sha256').update(content);
  const outcome = parseProperty(tryJson(content.toString()));
  const beside = outcome.ok ? filesBeside({ property: outcome.property, file }) : [];
  for (const photo of beside.filter((one) => existsSync(one))) hash.update(photo).update(readFileSync(photo));
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

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new Error(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
