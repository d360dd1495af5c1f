import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Names of the sample property and its neighborhood. */
export const wordsOfOneHouse = /lantern ?hollow|decatur|atlanta|404 555|venmo|hot tub|fire pit|movie room/i;

/**
 * Reads the sources of a part without its tests. Returns the number of files, and those with names of the
 * sample property.
 */
export function readForOneHouse(part: string): {
  readonly files: number;
  readonly saying: readonly string[];
} {
  const files = ['src', 'server']
    .flatMap((folder) => globSync(path.join(part, folder, '**/*.{ts,tsx,css,html}')))
    .filter((file) => !/\.test\.tsx?$/.test(file));
  return {
    files: files.length,
    saying: files.filter((file) => wordsOfOneHouse.test(readFileSync(file, 'utf8'))),
  };
}
