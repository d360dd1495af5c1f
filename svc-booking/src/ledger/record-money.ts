import type { RecordedMethod } from '@getaway/contracts/http/ledger';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import { catchRefusal, Refused } from '@getaway/service-kit/refusal';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { lockBooking } from '../bookings/lock-booking.ts';
import { recordHistory } from '../bookings/record-history.ts';
import { isStale, type KeyedDecision, type StaffBookingDeps } from '../bookings/staff-decision.ts';
import { StaffRefused, type StaffRefusal } from '../bookings/staff-refusal.ts';
import { endOpenPayment, refuseUnexpected } from '../payments/end-open-payment.ts';
import { enterRecordedMoney, findRecordedMoney, type RecordedMoney } from './enter-recorded-money.ts';
import type { LedgerEntry } from './ledger-entry.rules.ts';
import { listEntries } from './list-entries.ts';
import { settleBooking } from './settle-booking.ts';
import { faultOfRecording, type RecordingFault } from './recorded-money.rules.ts';

export type RecordMoneyRefusal =
  | StaffRefusal
  | ({ readonly ok: false } & RecordingFault)
  /** A guest is still booking these nights; money cannot belong to them yet. */
  | { readonly ok: false; readonly reason: 'not-booked-yet' };

export type RecordMoneyOutcome =
  | { readonly ok: true; readonly entry: LedgerEntry; readonly booking: BookingRecord }
  | RecordMoneyRefusal;

class RecordingRefused extends Refused<RecordMoneyRefusal> {}

type RecordMoneyInput = KeyedDecision & {
  readonly kind: 'payment' | 'refund';
  readonly amount: Cents;
  readonly method: RecordedMethod;
  /** Today by default. */
  readonly effectiveOn: CalendarDate | undefined;
  readonly note: string | undefined;
};

/**
 * Records money that came or went without a card. An open card payment is canceled first, so that the guest does not
 * pay twice. A reservation that is paid in full is confirmed.
 */
export async function recordMoney(
  deps: StaffBookingDeps,
  input: RecordMoneyInput,
): Promise<RecordMoneyOutcome> {
  const seen = await findBooking(deps.database.prisma, { id: input.id });
  if (!seen) return { ok: false, reason: 'not-found' };
  const repeated = await findRecordedMoney(deps.database.prisma, seen, input.key);
  if (repeated) return { ok: true, entry: repeated, booking: seen };
  if (isStale(seen, input)) return { ok: false, reason: 'changed-meanwhile' };
  const today = dateInZone(deps.now(), deps.timeZone);
  const money: RecordedMoney = { ...input, effectiveOn: input.effectiveOn ?? today };
  // Checked before any card payment is canceled, so that a refusal cancels none.
  const fault = faultOfRecording(money, await listEntries(deps.database.prisma, seen.id), today);
  if (fault) return { ok: false, ...fault };
  if (seen.status === 'pending' && seen.holdExpiresAt !== null)
    return { ok: false, reason: 'not-booked-yet' };
  const ended = await endOpenPayment(deps, seen, input.correlationId);
  if (!ended.ok) return ended;
  return catchRefusal(
    StaffRefused,
    catchRefusal(
      RecordingRefused,
      deps.database.transact(async (tx, sql) => {
        const booking = await lockBooking(tx, sql, { id: input.id });
        if (!booking) throw new StaffRefused({ ok: false, reason: 'not-found' });
        const repeatedNow = await findRecordedMoney(tx, booking, input.key);
        if (repeatedNow) return { ok: true as const, entry: repeatedNow, booking };
        refuseUnexpected(booking, ended.expected, input);
        const entries = await listEntries(tx, booking.id);
        const faultNow = faultOfRecording(money, entries, today);
        if (faultNow) throw new RecordingRefused({ ok: false, ...faultNow });
        const entry = await enterRecordedMoney(tx, booking, money, deps.now());
        const after = await settleBooking(deps, { tx, sql }, booking, input.correlationId);
        await recordHistory(tx, {
          bookingId: booking.id,
          at: deps.now(),
          actor: input.actor,
          action: `${money.kind}-recorded`,
          changes: [
            { field: money.kind, from: null, to: decimalFromCents(money.amount) },
            { field: 'method', from: null, to: money.method },
            ...(money.note === undefined ? [] : [{ field: 'note', from: null, to: money.note }]),
            ...(after.status === booking.status
              ? []
              : [{ field: 'status', from: booking.status, to: after.status }]),
          ],
        });
        return { ok: true as const, entry, booking: after };
      }),
    ),
  );
}
