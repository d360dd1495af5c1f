import { addDays, type CalendarDate } from '@getaway/kernel/calendar-date';
import type { Random } from '@getaway/testing/seeded-random';
import { publishLateEntries } from '../../src/ledger/publish-late-entries.ts';
import { payRefunds } from '../../src/payments/pay-refunds.ts';
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts';
import { inDays } from '../guests.ts';
import { bookingsOfStaff } from '../staff-bookings.ts';
import type { StaffedService } from '../staffed-service.ts';
import { restoreBackup, takeBackup } from './backup.ts';
import { guestActs } from './guest-acts.ts';
import { payByLink } from './pay-by-link.ts';
import { providerActs } from './provider-acts.ts';
import { changePrices, undoneAmendment } from './undone-amendment.ts';

type Act = () => Promise<unknown>;

interface AnyBooking {
  readonly id: string;
  readonly intent: string | null;
  readonly out: CalendarDate;
  readonly revision: number;
  readonly reference: string;
}

export interface RandomActs {
  /** One act of a guest, staff, the provider, a bank, or an operator on random bookings. Refused ones are acts as well. */
  readonly act: Act;
  /** Lets all that is under way come to its end. */
  readonly settle: Act;
  /** Totals that were not restored when staff took back what they had added. */
  readonly faults: readonly string[];
  /** How often a backup was restored, which takes final entries away. */
  readonly restores: () => number;
}

/** `extraId`: a service that staff can add to stays. */
export function randomActs(service: StaffedService, random: Random, extraId: string): RandomActs {
  const { staff, deps, database } = service;
  const desk = bookingsOfStaff(service, staff);
  const faults: string[] = [];
  let [isSaved, restores] = [false, 0];
  let day = 1;
  const dates = () => {
    day += 3;
    return { checkInDate: inDays(day), checkOutDate: inDays(day + 1 + random.below(2)) };
  };
  const amount = () => (1 + random.below(60_000) / 100).toFixed(2);
  const anyBooking = async () => {
    const { rows: counted } = await database.query<{ count: number }>('SELECT count(*)::int FROM bookings');
    const { rows } = await database.query<AnyBooking>(
      `SELECT id, payment_intent_id AS intent, check_out_date::text AS out, revision, booking_reference AS reference
       FROM bookings ORDER BY created_at, id LIMIT 1 OFFSET $1`,
      [random.below(Math.max(1, counted[0]?.count ?? 0))],
    );
    return rows[0];
  };
  const onBooking =
    (act: (booking: AnyBooking) => Promise<unknown>): Act =>
    async () => {
      const booking = await anyBooking();
      return booking && act(booking);
    };
  const guest = guestActs(service, random, dates);
  const provider = providerActs(service, random, async () => (await anyBooking())?.intent ?? undefined);

  const acts: [Act, ...Act[]] = [
    // Book and pay.
    guest.payByCard,
    guest.payByCard,
    guest.payTooLate,
    guest.reserve,
    () => desk.create({ ...dates(), status: random.pick(['confirmed', 'pending_payment']) }),
    onBooking(({ id }) =>
      staff.post(`/api/admin/bookings/${id}/payments`, {
        amount: amount(),
        method: random.pick(['cash', 'venmo', 'check']),
        effectiveOn: inDays(-random.below(40)),
      }),
    ),
    onBooking(({ id }) => staff.post(`/api/admin/bookings/${id}/mark-paid`, {})),
    onBooking(async ({ reference: bookingReference }) => {
      const { rows } = await database.query<{ id: string }>(
        `SELECT id FROM ledger_entries WHERE is_unclaimed AND kind = 'payment' ORDER BY number LIMIT 1`,
      );
      return rows[0] && staff.post(`/api/admin/ledger/${rows[0].id}/attach`, { bookingReference });
    }),
    onBooking(({ id }) => payByLink(service, random, id)),
    // Refund.
    onBooking(({ id }) =>
      staff.post(`/api/admin/bookings/${id}/recorded-refunds`, {
        amount: amount(),
        method: random.pick(['cash', 'venmo', 'check']),
      }),
    ),
    onBooking(({ id }) => desk.refund(id, { amount: amount() })),
    provider.refundOutside,
    provider.settleRefund,
    // Amend.
    onBooking(({ id, out }) => desk.change(id, { checkOutDate: addDays(out, 1) })),
    onBooking(({ id, out }) => desk.change(id, { checkOutDate: addDays(out, -1) })),
    onBooking(({ id }) =>
      desk.change(id, { addOnIds: random.pick([[], [extraId]]), numberOfGuests: 1 + random.below(4) }),
    ),
    onBooking(async ({ id }) => {
      const fault = await undoneAmendment(service, random, { id, extraId });
      if (fault !== undefined) faults.push(fault);
    }),
    () => changePrices(service, random),
    // Cancel, revive, delete.
    onBooking(({ id }) =>
      desk.change(id, { status: 'cancelled', refund: random.pick(['policy', 'full', undefined]) }),
    ),
    onBooking(({ id }) =>
      desk.change(id, { status: random.pick(['confirmed', 'pending_payment', 'pending']) }),
    ),
    onBooking(({ id, revision }) =>
      random.chance(0.5)
        ? desk.remove(id, random.chance(0.3) ? `?revision=${revision}` : '')
        : Promise.resolve(),
    ),
    // Dispute.
    provider.dispute,
    provider.decideDispute,
    // Faults of the provider, and restored backups.
    provider.fail,
    async () => {
      if (!isSaved || random.chance(0.4)) await takeBackup(database);
      else if (await restoreBackup(database)) restores += 1;
      isSaved = true;
    },
    () => reconcilePayments(deps, 'now and then').catch(() => undefined),
    () => payRefunds(deps, 'now and then'),
  ];
  return {
    act: () => random.pick(acts)(),
    faults,
    restores: () => restores,
    settle: async () => {
      await service.atSandbox('faults', {}, 'DELETE');
      for (let round = 0; round < 8; round += 1) {
        await database.query('UPDATE refunds SET next_try_at = now() WHERE next_try_at IS NOT NULL');
        await payRefunds(deps, 'settled');
        await reconcilePayments(deps, 'settled');
      }
      await publishLateEntries(deps, 'settled');
    },
  };
}
