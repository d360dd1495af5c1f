import { calendarDate, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { RecordedMethod } from '@getaway/contracts/http/ledger';
import { booksOf, refundableByMethod, type LedgerEntry } from './ledger-entry.rules.ts';

/** Why money that staff recorded is refused. Nothing was written. */
export type RecordingFault =
  | { readonly reason: 'in-the-future' | 'too-long-ago' }
  /** All payments of the booking together are more than an amount can be. */
  | { readonly reason: 'too-much' }
  /** More than came in by this method and was not returned yet. */
  | { readonly reason: 'more-than-came'; readonly left: Cents };

/** No house took bookings on this site before. */
const earliest: CalendarDate = calendarDate('2000-01-01');
/** The most that a booking's amounts can be: decimal(10,2). */
const mostPaidCents = 9_999_999_999;

/** What is wrong with the day on which money came or went. Undefined when nothing is. */
export function faultOfDay(
  day: CalendarDate,
  today: CalendarDate,
): 'in-the-future' | 'too-long-ago' | undefined {
  if (day > today) return 'in-the-future';
  return day < earliest ? 'too-long-ago' : undefined;
}

/** What is wrong with money that staff record, by the ledger of its booking. Undefined when nothing is. */
export function faultOfRecording(
  money: {
    readonly kind: 'payment' | 'refund';
    readonly amount: Cents;
    readonly method: RecordedMethod;
    readonly effectiveOn: CalendarDate;
  },
  entries: readonly LedgerEntry[],
  today: CalendarDate,
): RecordingFault | undefined {
  const reason = faultOfDay(money.effectiveOn, today);
  if (reason) return { reason };
  if (money.kind === 'payment') {
    const paid = booksOf(zeroCents, entries).paid;
    return addCents(paid, money.amount) > mostPaidCents ? { reason: 'too-much' } : undefined;
  }
  const left = refundableByMethod(entries).find(({ method }) => method === money.method)?.amount;
  return left !== undefined && money.amount <= left
    ? undefined
    : { reason: 'more-than-came', left: left ?? zeroCents };
}
