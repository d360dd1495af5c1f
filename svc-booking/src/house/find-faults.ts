import type { FieldError } from '@getaway/contracts/problems';
import { propertyFaults } from '@getaway/property';
import { savingFaults } from '@getaway/property/saving-words';
import type { Sql } from '@getaway/service-kit/sql';
import { readBestSaving } from '../catalogue/read-best-saving.ts';
import { missingUploads } from './files/missing-uploads.ts';
import { legalDateFaults } from './legal-date-faults.ts';

/** Everything that prevents publishing a house: its own faults, missing uploads, and false claims about packages. */
export async function findFaults(sql: Sql, content: unknown, now: Date): Promise<FieldError[]> {
  return [
    ...propertyFaults(content),
    ...legalDateFaults(content, now),
    ...(await missingUploads(sql, content)),
    ...savingFaults(content, await readBestSaving(sql)),
  ];
}
