import { readFileSync, statSync } from 'node:fs';
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
