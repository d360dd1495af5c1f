import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Below a remote's files: the pictures of its house. */
const subfolder = 'house';

/** A short hash of what a picture is made of, as static files expect it in a name that never changes. */
export function pictureHash(...parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}

/** The name of a picture below the address of a remote's files, such as `house/sauna-860.1f62509a.webp`. */
export function pictureName(name: string, hash: string, ending: string): string {
  return `${subfolder}/${name}.${hash}.${ending}`;
}

/** Writes a picture into the folder unless it is there. */
export async function once(folder: string, name: string, make: () => Promise<Buffer>): Promise<void> {
  const target = path.join(folder, name);
  if (existsSync(target)) return;
  writeWhole(target, await make());
}

/** Several servers may write the same file at once; none may read a partial one. */
export function writeWhole(target: string, content: Buffer | string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  const draft = `${target}.${randomUUID()}.part`;
  writeFileSync(draft, content);
  renameSync(draft, target);
}
