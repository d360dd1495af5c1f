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

const requested = ['occasion', 'specialRequests'] as const;

/** Whether the occasion or the requests differ: news for the house when its guest changes them, and not when staff do. */
export function isOtherRequest(
  before: Pick<BookingRecord, (typeof requested)[number]>,
  after: Pick<BookingRecord, (typeof requested)[number]>,
): boolean {
  return requested.some((field) => before[field] !== after[field]);
}

function namesOf(lines: readonly { readonly name: string }[]): string {
  return JSON.stringify(lines.map(({ name }) => name).toSorted());
}
