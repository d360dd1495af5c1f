import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { addMilliseconds, dayMs } from '@getaway/kernel/instant';
import { hasHashedName } from './static-files.ts';

/**
 * A page that was opened before a new build requests the files of its own build. No page stays open longer
 * than this.
 */
const keptMs = 7 * dayMs;

/**
 * Adds the hashed files of a build to a folder that all builds of a part share, and deletes those that no
 * build of the last seven days has. A page then finds its files on any replica of any build.
 */
export async function keepBuild(dist: string, folder: string, now: Date): Promise<void> {
  for (const name of await hashedFiles(dist)) await keep(path.join(dist, name), path.join(folder, name), now);
  const oldest = addMilliseconds(now, -keptMs);
  for (const name of await hashedFiles(folder)) {
    const file = path.join(folder, name);
    if ((await stat(file)).mtime < oldest) await rm(file, { force: true });
  }
}

/** Replicas may start at once, so each writes a separate file and renames it when it is complete. */
async function keep(source: string, target: string, now: Date): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true });
  const part = `${target}.${process.pid}.${now.getTime()}.part`;
  await copyFile(source, part);
  await utimes(part, now, now);
  await rename(part, target);
}

async function hashedFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && hasHashedName(entry.name))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
