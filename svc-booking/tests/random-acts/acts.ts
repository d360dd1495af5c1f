import type { Random } from '@getaway/testing/seeded-random';
import { payRefunds } from '../../src/payments/pay-refunds.ts';
import { reconcilePayments } from '../../src/payments/reconcile-payments.ts';
import { inDays, intentFor, type IntentAnswer } from '../guests.ts';
import { bookingsOfStaff } from '../staff-bookings.ts';
import type { StaffedService } from '../staffed-service.ts';

type Act = () => Promise<unknown>;

/** Acts of guests, staff, the provider, and banks, on random bookings. Refused ones are acts as well. */
export function randomActs(service: StaffedService, random: Random): { act: Act; settle: Act } {
  const { staff, deps, database } = service;
  const desk = bookingsOfStaff(service, staff);
  let day = 1;
  const dates = () => {
    day += 3;
    return { checkInDate: inDays(day), checkOutDate: inDays(day + 1 + random.below(2)) };
  };
  const amount = () => (1 + random.below(60_000) / 100).toFixed(2);
  const anyBooking = async () => {
    const { rows } = await database.query<{
      id: string;
      intent: string | null;
      out: string;
      revision: number;
    }>(
      `SELECT id, payment_intent_id AS intent, check_out_date::text AS out, revision FROM bookings ORDER BY created_at, id`,
    );
    return rows[random.below(rows.length)];
  };
  const onBooking =
    (
      act: (booking: {
        id: string;
        intent: string | null;
        out: string;
        revision: number;
      }) => Promise<unknown>,
    ): Act =>
    async () => {
      const booking = await anyBooking();
      return booking && act(booking);
    };
  const hold = async () => {
    const guest = service.browser();
    const { checkInDate, checkOutDate } = dates();
    const { body } = await guest.post<IntentAnswer>(
      '/api/create-booking-payment-intent',
      intentFor(checkInDate, checkOutDate),
    );
    return { guest, paymentIntentId: body.paymentIntentId };
  };

  const acts: [Act, ...Act[]] = [
    async () => {
      const { guest, paymentIntentId } = await hold();
      await service.pay(paymentIntentId);
      return guest.post('/api/complete-booking', { paymentIntentId });
    },
    // Paid after the hold had ended, with its nights free or taken.
    async () => {
      const { paymentIntentId } = await hold();
      await service.pay(paymentIntentId);
      await database.query(`UPDATE bookings SET status = 'cancelled' WHERE payment_intent_id = $1`, [
        paymentIntentId,
      ]);
      if (random.chance(0.5))
        await database.query(
          `UPDATE unavailable_dates SET booking_id = NULL WHERE booking_id = (SELECT id FROM bookings WHERE payment_intent_id = $1)`,
          [paymentIntentId],
        );
    },
    async () => {
      const { checkInDate, checkOutDate } = dates();
      return service.browser().post('/api/create-alternative-booking', intentFor(checkInDate, checkOutDate));
    },
    () => desk.create({ ...dates(), status: random.pick(['confirmed', 'pending_payment']) }),
    onBooking(({ id }) =>
      staff.post(`/api/admin/bookings/${id}/payments`, {
        amount: amount(),
        method: random.pick(['cash', 'venmo', 'check']),
        effectiveOn: inDays(-random.below(40)),
      }),
    ),
    onBooking(({ id }) =>
      staff.post(`/api/admin/bookings/${id}/recorded-refunds`, {
        amount: amount(),
        method: random.pick(['cash', 'venmo', 'check']),
      }),
    ),
    onBooking(({ id }) => desk.refund(id, { amount: amount() })),
    onBooking(({ id }) => staff.post(`/api/admin/bookings/${id}/mark-paid`, {})),
    onBooking(({ id }) =>
      desk.change(id, { status: 'cancelled', refund: random.pick(['policy', 'full', undefined]) }),
    ),
    onBooking(({ id }) =>
      desk.change(id, { status: random.pick(['confirmed', 'pending_payment', 'pending']) }),
    ),
    onBooking(({ id, out }) =>
      desk.change(id, { checkOutDate: new Date(Date.parse(out) + 86_400_000).toISOString().slice(0, 10) }),
    ),
    onBooking(({ id, out }) =>
      desk.change(id, { checkOutDate: new Date(Date.parse(out) - 86_400_000).toISOString().slice(0, 10) }),
    ),
    onBooking(({ id, revision }) => desk.remove(id, random.chance(0.3) ? `?revision=${revision}` : '')),
    onBooking(({ intent }) => service.atSandbox('disputes', { payment_intent: intent ?? 'none' })),
    async () => {
      const { rows } = await database.query<{ id: string }>(
        `SELECT id FROM disputes WHERE status = 'open' LIMIT 1`,
      );
      return (
        rows[0] && service.atSandbox(`disputes/${rows[0].id}/close`, { status: random.pick(['won', 'lost']) })
      );
    },
    () =>
      service.atSandbox('faults', {
        call: 'refunds.create',
        kind: random.pick([
          'server-error',
          'server-error-after-effect',
          'lost-answer',
          'low-balance',
          'rate-limit',
        ]),
      }),
    () => reconcilePayments(deps, 'now and then'),
    () => payRefunds(deps, 'now and then'),
  ];
  return {
    act: () => random.pick(acts)(),
    settle: async () => {
      await service.atSandbox('faults', {}, 'DELETE');
      for (let round = 0; round < 8; round += 1) {
        await database.query('UPDATE refunds SET next_try_at = now() WHERE next_try_at IS NOT NULL');
        await payRefunds(deps, 'settled');
        await reconcilePayments(deps, 'settled');
      }
    },
  };
}
