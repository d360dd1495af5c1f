import type { FieldError } from '@getaway/contracts/problems';
import { propertyFaults } from '@getaway/property';
import { savingFaults } from '@getaway/property/saving-words';
import type { Sql } from '@getaway/service-kit/sql';
import { readBestSaving } from '../catalogue/read-best-saving.ts';
import { missingUploads } from './files/missing-uploads.ts';
import { legalDateFaults } from './legal-date-faults.ts';

/** More than anybody types: a wrong file that was pasted can have tens of thousands. */
const mostNamed = 500;

/** Everything that prevents publishing a house, up to 500 faults: its own, missing uploads, and false claims about packages. */
export async function findFaults(sql: Sql, content: unknown, now: Date): Promise<FieldError[]> {
  const faults = [
    ...propertyFaults(content),
    ...legalDateFaults(content, now),
    ...(await missingUploads(sql, content)),
    ...savingFaults(content, await readBestSaving(sql)),
  ];
  return faults.slice(0, mostNamed);
}
