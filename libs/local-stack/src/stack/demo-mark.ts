import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The note that no other data folder has. */
export function demoNoteFile(dataDir: string): string {
  return join(dataDir, 'demo.json');
}

/** Whether a data folder is the demo's: nothing real may be kept there. */
export function isDemoFolder(dataDir: string): boolean {
  return existsSync(demoNoteFile(dataDir));
}
