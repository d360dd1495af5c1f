import type { Database } from '../../database/database.ts';
import { planRateFile, type PreviewedImport, type RateFile } from './plan-rate-file.ts';

/** What the import of a file would do, with all that is wrong with it. */
export function previewRateFile(
  { database }: { database: Database },
  file: RateFile,
): Promise<PreviewedImport> {
  return planRateFile(database.prisma, file);
}
