import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memoryFolder = '/dev/shm';
/** What three test runs side by side may fill. A container's usual 64 MiB are not enough. */
const leastFreeBytes = 2 * 1024 ** 3;

/**
 * Where throw-away servers keep their data: in memory where Linux has room for it, as making and dropping a database is
 * mostly making and removing some hundred files.
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
