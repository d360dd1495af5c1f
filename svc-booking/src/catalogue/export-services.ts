import { addOnCategoryNames, type AddOnService } from '@getaway/contracts/http/catalogue';
import { csvFile, yesOrNo, type CsvColumns } from '@getaway/kernel/csv';
import { centsFromDollars } from '@getaway/kernel/money';
import type { Database } from '../database/database.ts';
import { pageOfServices } from './catalogue.repository.ts';

const columns: CsvColumns<AddOnService> = [
  ['Name', ({ name }) => name],
  ['Category', ({ category }) => addOnCategoryNames[category]],
  ['Price', ({ price }) => ({ amount: centsFromDollars(price) })],
  ['Check-in From', ({ checkInFrom }) => checkInFrom ?? null],
  ['Active', ({ isActive }) => yesOrNo(isActive)],
  ['Description', ({ description }) => description],
];

/** All services as a CSV file, newest first. */
export function exportServices({ database }: { database: Database }): Promise<AsyncIterable<string>> {
  return csvFile(columns, allServices(database));
}

/** They are few, and fit into one batch. */
async function* allServices({ prisma }: Database): AsyncGenerator<readonly AddOnService[]> {
  yield (await pageOfServices(prisma, 'all', {})).services;
}
