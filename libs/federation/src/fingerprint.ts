import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../..');
const libs = ['kernel', 'property', 'contracts', 'web-kit', 'federation'].map((lib) =>
  path.join(root, 'libs', lib),
);

/** What servers read of a house at run time. */
const housesFiles: ReadonlySet<string> = new Set(['property.json', 'texts.json']);

/**
 * A short hash over everything a bundle is made from: the part's sources, the libraries, and the lockfile.
 * The same sources give the same id, so that an unchanged part keeps its file names.
 */
export function sourceFingerprint(dir: string): string {
  const hash = createHash('sha256');
  for (const file of [path.join(root, 'package-lock.json'), ...[dir, ...libs].flatMap(sourcesOf)]) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 12);
}

function sourcesOf(dir: string): string[] {
  const found = globSync(['src/**/*', '*.{json,ts}'], { cwd: dir, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.') && !housesFiles.has(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
