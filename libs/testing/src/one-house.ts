import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Words of the invented house that the project comes with, and of its neighborhood. */
export const wordsOfOneHouse = /lantern ?hollow|decatur|atlanta|404 555|venmo|hot tub|fire pit|movie room/i;

/** Reads what a part is made of, tests apart: how many files, and those with words of the house that is invented. */
export function readForOneHouse(part: string): {
  readonly files: number;
  readonly saying: readonly string[];
} {
  const files = ['src', 'server']
    .flatMap((folder) => globSync(path.join(part, folder, '**/*.{ts,tsx,css,html}')))
    .filter((file) => !file.endsWith('.test.ts'));
  return {
    files: files.length,
    saying: files.filter((file) => wordsOfOneHouse.test(readFileSync(file, 'utf8'))),
  };
}
