import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { largestUploadBytes } from '@getaway/contracts/http/house-files';

/** Where a file is that a property file names, such as `photos/house.jpg`. */
export function besideFile(propertyFile: string, name: string): string {
  return path.join(path.dirname(path.resolve(propertyFile)), name);
}

/** A picture's content, unless it is larger than an upload can be; undefined if there is no such file. */
export function readIfThere(file: string): Buffer | 'too-large' | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return undefined;
  return found.size > largestUploadBytes ? 'too-large' : readFileSync(file);
}

/** Writes a file whole or not at all. Only its owner can read a private one. */
export function writeWhole(
  target: string,
  content: string | Uint8Array,
  { isPrivate }: { readonly isPrivate: boolean },
): void {
  const part = `${target}.part`;
  mkdirSync(path.dirname(target), { recursive: true });
  // A leftover would keep its own mode.
  rmSync(part, { force: true });
  writeFileSync(part, content, { mode: isPrivate ? 0o600 : 0o666 });
  renameSync(part, target);
}
