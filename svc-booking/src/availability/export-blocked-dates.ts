import type { BlockReason } from '@getaway/contracts/http/blocked-dates';
import { csvFile, type CsvColumns } from '@getaway/kernel/csv';
import type { Database } from '../database/database.ts';
import { allBlocks, type BlockedDate } from './blocked-dates.repository.ts';

const reasonNames: Readonly<Record<BlockReason, string>> = {
  maintenance: 'Maintenance',
  'owner-use': 'Owner use',
  other: 'Other',
};

const columns: CsvColumns<Omit<BlockedDate, 'id'>> = [
  ['Night', ({ date }) => date],
  ['Reason', ({ reason }) => reasonNames[reason]],
];

/** All nights that staff block, by date, as a CSV file in pieces. */
export function exportBlockedDates({ pool }: Database): Promise<AsyncIterable<string>> {
  return csvFile(columns, allBlocks(pool));
}
