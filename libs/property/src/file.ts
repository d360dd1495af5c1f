import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { isAddress, mediaFiles } from './schema/media.ts';
import { parseProperty, type Property } from './schema/property.ts';

const root = path.join(import.meta.dirname, '../../..');
const photoMegabytes = 25;
const filmMegabytes = 60;

/** A house as its file describes it. */
export interface House {
  /** A short hash of the file and of the files next to it; the same house has the same one. */
  readonly revision: string;
  readonly property: Property;
  /** The absolute path of the property file; photos are next to it. */
  readonly file: string;
}

/**
 * Reads a property file; without one, the one that comes with the project. Throws an Error that names every fault,
 * those of its photos and film included.
 */
export function readHouse(given = process.env['PROPERTY_FILE']): House {
  // Parts run in folders of their own, so that a path begins at the project's.
  const file = path.resolve(root, given || 'libs/property/property.json');
  const content = readText(file);
  const outcome = parseProperty(parsed(content, file));
  const faults = outcome.ok ? fileFaults(outcome.property, file) : outcome.faults;
  if (outcome.ok && faults.length === 0) {
    const { property } = outcome;
    return { revision: revisionOf(content, filesBeside(property, file)), property, file };
  }
  throw new Error(`${file} cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
}

/** The photos and films next to the property file, by their absolute paths. */
function filesBeside({ media }: Property, file: string): string[] {
  const local = mediaFiles(media).filter((each) => !isAddress(each.file));
  return local.map((each) => path.resolve(path.dirname(file), each.file));
}

function revisionOf(content: string, beside: readonly string[]): string {
  const hash = createHash('sha256').update(content);
  for (const file of beside) hash.update(readFileSync(file));
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
