import { addMilliseconds, dayMs } from '@getaway/kernel/instant';
import type { Database } from '../../database/database.ts';
import { deleteUnusedFiles, noteUsedFiles } from './house-files.repository.ts';

/** A picture can be taken out of the draft and put back for as long. */
const keptMs = 30 * dayMs;

/** Deletes the uploaded pictures that no version had for a month, and no draft. */
export async function forgetUnusedFiles(database: Database, now: Date): Promise<void> {
  await database.transactPlain(async (sql) => {
    await noteUsedFiles(sql, now);
    await deleteUnusedFiles(sql, addMilliseconds(now, -keptMs));
  });
}
