import { csvFile, yesOrNo, type CsvColumns } from '@getaway/kernel/csv';
import { centsFromDollars } from '@getaway/kernel/money';
import type { Database } from '../database/database.ts';
import { allPackages, type PackageWithServices } from './catalogue.repository.ts';

const columns: CsvColumns<PackageWithServices> = [
  ['Name', ({ name }) => name],
  ['Price', ({ price }) => ({ amount: centsFromDollars(price) })],
  ['Compare-at Price', ({ compareAtPrice: price }) => price && { amount: centsFromDollars(price) }],
  ['Badge', ({ badge }) => badge],
  ['Services', ({ services }) => services.map(({ name }) => name).join('; ')],
  ['Active', ({ isActive }) => yesOrNo(isActive)],
  ['Description', ({ description }) => description],
];

/** All packages with the names of their services as a CSV file, newest first. */
export function exportPackages({ database }: { database: Database }): Promise<AsyncIterable<string>> {
  return csvFile(columns, batchOf(database));
}

/** They are few, and fit into one batch. */
async function* batchOf({ prisma }: Database): AsyncGenerator<readonly PackageWithServices[]> {
  yield await allPackages(prisma);
}
