import { centsFromDollars } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { listHistory } from '../bookings/list-history.ts';
import type { Tx } from '../database/database.ts';
import { keptOf, type LedgerEntry } from './ledger-entry.rules.ts';
import { listEntries } from './list-entries.ts';

const extras = ['packages', 'addOns'] as const;
const dates = ['checkInDate', 'checkOutDate'];

/**
 * The names of the extras that a payment is for: those added since the previous payment, if the stay was paid in full then.
 * Empty if the dates have changed since, or if an earlier payment left a balance.
 */
export async function paidExtras(tx: Tx, booking: BookingRecord, payment: LedgerEntry): Promise<string[]> {
  const entries = await listEntries(tx, booking.id);
  const earlier = entries.slice(
    0,
    entries.findIndex(({ id }) => id === payment.id),
  );
  const last = earlier.findLast(({ kind, status }) => kind === 'payment' && status === 'succeeded');
  if (!last) return [];
  // The history is sorted from newest to oldest.
  const since = (await listHistory(tx, booking.id)).filter(({ at }) => at > last.occurredAt);
  const changed = (field: string) =>
    since.flatMap(({ changes }) => changes.find((change) => change.field === field) ?? []).at(-1);
  const added = extras.flatMap((field) => {
    const change = changed(field);
    if (!change) return [];
    return booking.quote[field].map(({ name }) => name).filter((name) => !isListed(name, change.from));
  });
  const total = changed('totalPrice')?.from;
  if (typeof total !== 'string' || dates.some(changed)) return [];
  return keptOf(earlier) === centsFromDollars(total) ? added : [];
}

/** Whether a comma-separated list in the history (`changesBetween`) includes a name, which can itself contain a comma. */
function isListed(name: string, list: string | number | null): boolean {
  return `, ${list ?? ''}, `.includes(`, ${name}, `);
}
