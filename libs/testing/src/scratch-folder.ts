import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryFolder = '/dev/shm';
/** The size that three parallel test runs may need. A container's usual 64 MiB are not enough. */
const leastFreeBytes = 2 * 1024 ** 3;

/**
 * The data folder of temporary servers: in memory when Linux has enough of it, because creating and dropping
 * a database is mostly creating and deleting a few hundred files.
 */
export function scratchFolder(): string {
  try {
    accessSync(memoryFolder, constants.W_OK);
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= leastFreeBytes ? memoryFolder : tmpdir();
  } catch {
    return tmpdir();
  }
}
