import { plannedFields } from '@getaway/kernel/stay';
import type { BookingRecord } from './booking-record.rules.ts';

const planned = [...plannedFields, 'total'] as const;

type Amended = Pick<BookingRecord, (typeof planned)[number] | 'quote'>;

/** Whether two states of a booking differ in dates, times, guests, extras, or price. */
export function isAmendment(before: Amended, after: Amended): boolean {
  return (
    planned.some((field) => before[field] !== after[field]) ||
    namesOf(before.quote.addOns) !== namesOf(after.quote.addOns) ||
    namesOf(before.quote.packages) !== namesOf(after.quote.packages)
  );
}

function namesOf(lines: readonly { readonly name: string }[]): string {
  return JSON.stringify(lines.map(({ name }) => name).toSorted());
}
