import { afterAll, beforeAll, expect, it } from 'vitest';
import { proofLength } from '@getaway/testing/proof';
import { reconcilePayments } from '../src/payments/reconcile-payments.ts';
import { inDays, intentFor } from './guests.ts';
import { startStaffedService, type StaffedService } from './staffed-service.ts';
import { stayGuest, tokenOf } from './stay-guest.ts';
import { atTheProvider } from './test-deps.ts';

const rounds = proofLength({ short: 8, long: 50 });

let service: StaffedService;
beforeAll(async () => {
  service = await startStaffedService();
});
afterAll(() => service.stop());

/** A reservation whose guest has started to pay by card on their page. */
async function beingPaid(day: number) {
  const reserved = await service
    .browser()
    .post<{ bookingReference: string }>(
      '/api/create-alternative-booking',
      intentFor(inDays(day), inDays(day + 1)),
    );
  expect(reserved.status).toBe(200);
  const { rows } = await service.database.query<{ id: string }>(
    'SELECT id FROM bookings WHERE booking_reference = $1',
    [reserved.body.bookingReference],
  );
  const id = rows[0]?.id ?? '';
  const guest = stayGuest(service, await tokenOf(service, id));
  const { amount } = (await guest.view()).canPay;
  const { body } = await guest.pay(amount);
  return { id, guest, amount, paymentIntentId: body.paymentIntentId };
}
type Paying = Awaited<ReturnType<typeof beingPaid>>;

const endings: Readonly<Record<string, (paying: Paying) => Promise<{ status: number }>>> = {
  'its guest cancels in another tab': ({ guest }) => guest.cancel('0.00'),
  'staff release it': ({ id }) => service.staff.post('/api/admin/reservations/release', { bookingIds: [id] }),
};

it.each(Object.keys(endings))(
  'a reservation cannot be paid any more once %s, and nothing is charged',
  async (name) => {
    const paying = await beingPaid(name.startsWith('staff') ? 20 : 22);
    expect((await endings[name]?.(paying))?.status).toBe(200);
    expect((await atTheProvider(service, paying.paymentIntentId)).status).toBe('canceled');
    expect((await paying.guest.settle()).body).toMatchObject({
      status: 'cancelled',
      money: { paid: '0.00', balance: '0.00' },
      canPay: { allowed: false },
    });
    expect((await paying.guest.pay(paying.amount)).status).toBe(409);
  },
);

it.each(Object.keys(endings))(
  '%s while its card is charged: it is paid or canceled, never both',
  async (name) => {
    const from = name.startsWith('staff') ? 100 : 200;
    await Promise.all(
      Array.from({ length: rounds }, async (_, round) => {
        const paying = await beingPaid(from + round);
        const racers = [
          async () => {
            await service.pay(paying.paymentIntentId);
            await paying.guest.settle();
          },
          async () => void (await endings[name]?.(paying)),
        ];
        if (round % 2 === 1) racers.reverse();
        await Promise.all(racers.map((run) => run()));
        await reconcilePayments(service.deps, 'after the race');

        const { status, refunds } = await atTheProvider(service, paying.paymentIntentId);
        const view = await paying.guest.view();
        expect(refunds).toBe(0);
        expect(view).toMatchObject(
          status === 'succeeded'
            ? { status: 'confirmed', ended: null, money: { paid: paying.amount, balance: '0.00' } }
            : { status: 'cancelled', money: { paid: '0.00', balance: '0.00' } },
        );
      }),
    );
  },
);
