import type { RecordedMethod } from '@getaway/contracts/http/ledger';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { recordHistory } from '../bookings/record-history.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { confirmBooking } from '../bookings/confirm-booking.ts';
import type { ConfirmDeps } from './confirm-paid-booking.ts';
import { enterRecordedMoney, type RecordedMoney } from '../ledger/enter-recorded-money.ts';
import type { Tx } from '../database/database.ts';
import { booksOf } from '../ledger/ledger-entry.rules.ts';
import { listEntries } from '../ledger/list-entries.ts';
import { publishEntries } from '../ledger/publish-entries.ts';
import { faultOfDay } from '../ledger/recorded-money.rules.ts';
import { endOpenPayment } from './end-open-payment.ts';

export type UnpaidOutcome =
  | { readonly ok: true; readonly booking: BookingRecord }
  | { readonly ok: false; readonly reason: 'not-found' | 'not-awaiting-payment' };

export type MarkPaidOutcome =
  | UnpaidOutcome
  /** The guest is paying by card right now, so marking the stay as paid would charge it twice. */
  | { readonly ok: false; readonly reason: 'payment-under-way' }
  | { readonly ok: false; readonly reason: 'paid-by-card' }
  | { readonly ok: false; readonly reason: 'in-the-future' | 'too-long-ago' }
  /** The booking changed after staff loaded it; `total` is its current price. */
  | { readonly ok: false; readonly reason: 'other-total'; readonly total: Cents }
  /** The same for what is left to pay. */
  | { readonly ok: false; readonly reason: 'other-balance'; readonly balance: Cents };

interface MarkPaidInput {
  readonly bookingId: string;
  /** How the balance came, and on which day: today by default. */
  readonly method?: RecordedMethod | undefined;
  readonly effectiveOn?: CalendarDate | undefined;
  readonly note?: string | undefined;
  /** The total that staff say they received. */
  readonly seenTotal?: Cents | undefined;
  /** The balance that staff say they received. */
  readonly seenBalance?: Cents | undefined;
  readonly actor: string;
  readonly correlationId: string;
}

/** How often the guest may open another card payment in the meantime. */
const maxAttempts = 4;

/**
 * Confirms a reservation whose payment staff have received. An open card payment is canceled at the provider
 * first; if the card was faster, the booking is paid by card and staff see that. After the 24 hours nothing
 * happens: the status under the row lock decides between this and the expiry.
 */
export async function markBookingPaid(deps: ConfirmDeps, input: MarkPaidInput): Promise<MarkPaidOutcome> {
  const today = dateInZone(deps.now(), deps.timeZone);
  const reason = faultOfDay(input.effectiveOn ?? today, today);
  if (reason) return { ok: false, reason };
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const seen = await findBooking(deps.database.prisma, { id: input.bookingId });
    if (!seen) return { ok: false, reason: 'not-found' };
    // Checked before any card payment is canceled, so that a refusal cancels none.
    const changed =
      seen.status === 'pending_payment' &&
      (otherTotal(seen, input) ?? otherBalance(await balanceDue(deps.database.prisma, seen), input));
    if (changed) return changed;
    const ended =
      seen.status === 'pending_payment' && (await endOpenPayment(deps, seen, input.correlationId));
    if (ended && !ended.ok) return ended;
    const outcome = await confirmReservation(deps, input);
    if (outcome.ok || outcome.reason !== 'another-intent') return outcome;
  }
  return { ok: false, reason: 'payment-under-way' };
}

function otherTotal(
  { total }: BookingRecord,
  { seenTotal = total }: MarkPaidInput,
): Extract<MarkPaidOutcome, { reason: 'other-total' }> | undefined {
  return seenTotal === total ? undefined : { ok: false, reason: 'other-total', total };
}

function otherBalance(
  balance: Cents,
  { seenBalance = balance }: MarkPaidInput,
): Extract<MarkPaidOutcome, { reason: 'other-balance' }> | undefined {
  return seenBalance === balance ? undefined : { ok: false, reason: 'other-balance', balance };
}

async function balanceDue(tx: Tx, { id, total }: BookingRecord): Promise<Cents> {
  return booksOf(total, await listEntries(tx, id)).balance;
}

function confirmReservation(
  deps: ConfirmDeps,
  input: MarkPaidInput,
): Promise<MarkPaidOutcome | { ok: false; reason: 'another-intent' }> {
  return deps.database.transact(async (tx, sql) => {
    const booking = await lockBooking(tx, sql, { id: input.bookingId });
    if (!booking) return { ok: false, reason: 'not-found' };
    if (booking.status === 'confirmed' && booking.paymentMethod === 'card' && booking.paid > 0)
      return { ok: false, reason: 'paid-by-card' };
    if (booking.status !== 'pending_payment') return { ok: false, reason: 'not-awaiting-payment' };
    const balance = await balanceDue(tx, booking);
    const changed = otherTotal(booking, input) ?? otherBalance(balance, input);
    if (changed) return changed;
    if (booking.paymentIntentId !== null && booking.paid === 0)
      return { ok: false, reason: 'another-intent' };
    const now = deps.now();
    const money = receivedBy(input, deps);
    if (balance > 0)
      await enterRecordedMoney(tx, booking, { ...money, kind: 'payment', amount: balance }, now);
    const context = { correlationId: input.correlationId, now };
    const confirmed = await confirmBooking(deps, tx, sql, booking, context);
    await publishEntries(tx, sql, booking.id, {
      ...context,
      timeZone: deps.timeZone,
      announcedBy: 'booking.confirmed',
    });
    await recordHistory(tx, {
      bookingId: booking.id,
      at: now,
      actor: input.actor,
      action: 'marked-paid',
      changes: [
        { field: 'status', from: booking.status, to: confirmed.status },
        { field: 'paidTotal', from: decimalFromCents(booking.paid), to: decimalFromCents(confirmed.paid) },
        { field: 'method', from: null, to: money.method },
        ...(money.note === undefined ? [] : [{ field: 'note', from: null, to: money.note }]),
      ],
    });
    return { ok: true, booking: confirmed };
  });
}

function receivedBy(
  { method = 'other', effectiveOn, note, actor }: MarkPaidInput,
  { now, timeZone }: Pick<ConfirmDeps, 'now' | 'timeZone'>,
): Omit<RecordedMoney, 'kind' | 'amount'> {
  return { method, effectiveOn: effectiveOn ?? dateInZone(now(), timeZone), note, actor };
}
