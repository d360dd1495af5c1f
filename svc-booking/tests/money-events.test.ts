import { describe, expect, it } from 'vitest';
import type { bookingAmended } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { paymentRecorded, paymentRefunded } from '@getaway/contracts/events/payment';
import { readBookingSnapshot } from '@getaway/contracts/http/internal-snapshots';
import { cents } from '@getaway/kernel/money';
import { createServiceClient } from '@getaway/service-kit/http/internal-calls';
import { followDisputes } from '../src/disputes/follow-disputes.ts';
import { publishLateEntries } from '../src/ledger/publish-late-entries.ts';
import { followPayment } from '../src/payments/follow-payment.ts';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { recordOutsideRefunds } from '../src/payments/record-outside-refunds.ts';
import { deskForTests } from './desk-for-tests.ts';
import { inDays, intentFor } from './guests.ts';
import { paidStay } from './paid-stay.ts';

type Recorded = EventData<typeof paymentRecorded>;
type Refunded = EventData<typeof paymentRefunded>;
type Amended = EventData<typeof bookingAmended>;

const { service, desk } = await deskForTests();

let day = 0;
const nextDay = () => (day += 5);
const published = async <Data>(type: string, bookingId: string): Promise<Data[]> => {
  const { rows } = await service.database.query<{ data: Data }>(
    `SELECT data FROM outbox_events WHERE type = $1 AND data->>'entityId' = $2 ORDER BY position`,
    [type, bookingId],
  );
  return rows.map(({ data }) => data);
};
const recorded = (bookingId: string) => published<Recorded>('payment.recorded', bookingId);
const amended = (bookingId: string) => published<Amended>('booking.amended', bookingId);
const staffBooking = async (status = 'confirmed') => {
  const start = nextDay();
  const dates = { checkInDate: inDays(start), checkOutDate: inDays(start + 2) };
  return (await desk.create({ ...dates, status })).body;
};
const pay = (id: string, amount: string) =>
  service.staff.post(`/api/admin/bookings/${id}/payments`, {
    amount,
    method: 'cash',
    effectiveOn: inDays(-2),
  });

describe('payment.refunded', () => {
  it('carries the whole money of its booking after the refund, also one made at the provider', async () => {
    const { id, total, paymentIntentId } = await paidStay(service, nextDay());
    await desk.refund(id, { amount: '30.00' });
    await payRefunds(service.deps, 'refunded');
    await fetch(`${service.sandboxAddress}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_house' },
      body: new URLSearchParams({ payment_intent: paymentIntentId, amount: '1250' }),
    });
    await recordOutsideRefunds(service.deps, { paymentIntentId, correlationId: 'outside' });
    const { rows } = await service.database.query<{ data: Refunded }>(
      `SELECT data FROM outbox_events WHERE type = 'payment.refunded' AND data->>'bookingId' = $1
       ORDER BY position`,
      [id],
    );
    expect(rows.map(({ data }) => data)).toMatchObject([
      { bookingStatus: 'confirmed', money: { total, paid: total, returned: '30.00', balance: '30.00' } },
      { bookingStatus: 'confirmed', money: { paid: total, returned: '42.50', balance: '42.50' } },
    ]);
    expect(rows.map(({ data }) => data.money)).toEqual(
      (await recorded(id)).slice(1).map(({ money }) => money),
    );
  });
});

describe('payment.recorded', () => {
  it('is published once for a card payment, and says that the confirmation tells the guest', async () => {
    const { id, total, paymentIntentId } = await paidStay(service, nextDay());
    await followPayment(service.deps, { paymentIntentId, correlationId: 'again' });
    expect(await recorded(id)).toMatchObject([
      {
        revision: 1,
        email: expect.stringContaining('@example.com') as string,
        bookingStatus: 'confirmed',
        entry: { kind: 'payment', method: 'card', amount: total },
        money: { revision: 1, total, paid: total, returned: '0.00', balance: '0.00', status: 'paid' },
        announcedBy: 'booking.confirmed',
      },
    ]);
  });

  it('carries the whole money of a booking after each payment that staff record', async () => {
    const { id, totalPrice } = await staffBooking();
    await pay(id, '100.00');
    await pay(id, '50.00');
    const [first, second] = await recorded(id);
    expect(first).toMatchObject({
      entry: { method: 'cash', amount: '100.00', effectiveOn: inDays(-2) },
      money: { paid: '100.00', status: 'partly_paid', balance: (Number(totalPrice) - 100).toFixed(2) },
    });
    expect(first).not.toHaveProperty('announcedBy');
    expect(second?.money).toMatchObject({ paid: '150.00' });
    expect(second?.revision).toBeGreaterThan(first?.revision ?? 0);
    await service.staff.post(`/api/admin/bookings/${id}/recorded-refunds`, {
      amount: '20.00',
      method: 'cash',
    });
    expect((await recorded(id))[2]).toMatchObject({
      entry: { kind: 'refund', amount: '-20.00' },
      money: { paid: '150.00', returned: '20.00' },
    });
  });

  it('says that the confirmation tells the guest when the payment completes a reservation', async () => {
    const { id, totalPrice } = await staffBooking('pending_payment');
    await pay(id, '10.00');
    await service.staff.post(`/api/admin/bookings/${id}/mark-paid`, {});
    const other = await staffBooking('pending_payment');
    await pay(other.id, other.totalPrice);
    expect((await recorded(id)).map(({ announcedBy }) => announcedBy)).toEqual([
      undefined,
      'booking.confirmed',
    ]);
    expect((await recorded(id))[1]?.money).toMatchObject({ paid: totalPrice, status: 'paid' });
    expect(await recorded(other.id)).toMatchObject([{ announcedBy: 'booking.confirmed' }]);
  });

  it('follows the provider’s word about a refund, and a refund that comes back', async () => {
    const { id, total } = await paidStay(service, nextDay());
    await desk.refund(id, { amount: '30.00' });
    expect(await recorded(id)).toHaveLength(1);
    await payRefunds(service.deps, 'refunded');
    expect((await recorded(id))[1]).toMatchObject({
      entry: { kind: 'refund', method: 'card', amount: '-30.00' },
      money: { paid: total, returned: '30.00', balance: '30.00' },
      announcedBy: 'payment.refunded',
    });
    // As the previous version writes it.
    await service.database.query('UPDATE refunds SET refused_at = now() WHERE booking_id = $1', [id]);
    await publishLateEntries(service.deps, 'late');
    expect((await recorded(id))[2]).toMatchObject({
      entry: { kind: 'refund', amount: '30.00' },
      money: { returned: '0.00', status: 'paid' },
      announcedBy: 'payment.refund_refused',
    });
  });

  it('says that the refund tells the guest of a payment that came too late', async () => {
    const guest = service.browser();
    const start = nextDay();
    const request = intentFor(inDays(start), inDays(start + 2));
    const { body } = await guest.post<{ paymentIntentId: string }>(
      '/api/create-booking-payment-intent',
      request,
    );
    const { rows } = await service.database.query<{ id: string }>(
      `UPDATE bookings SET status = 'cancelled', total_price = total_price + 1 WHERE payment_intent_id = $1 RETURNING id`,
      [body.paymentIntentId],
    );
    await service.pay(body.paymentIntentId);
    await followPayment(service.deps, { ...body, correlationId: 'late' });
    expect(await recorded(rows[0]?.id ?? '')).toMatchObject([
      { bookingStatus: 'cancelled', announcedBy: 'payment.refunded' },
    ]);
  });

  it('follows a dispute, and money that staff attach with all that was taken of it', async () => {
    const lost = { bookingId: 'lost', bookingReference: 'LOST1234', revision: 1, amount: cents(12_345) };
    const { id: paymentIntentId } = await service.deps.payments.create(lost);
    await service.pay(paymentIntentId);
    const about = { paymentIntentId, correlationId: 'restored' };
    await followPayment(service.deps, about);
    const dispute = (await service.atSandbox('disputes', { payment_intent: paymentIntentId })) as {
      id: string;
    };
    await followDisputes(service.deps, about);
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM ledger_entries WHERE provider_id = $1',
      [paymentIntentId],
    );
    const { id, bookingReference } = await staffBooking();
    await service.staff.post(`/api/admin/ledger/${rows[0]?.id ?? ''}/attach`, { bookingReference });
    await service.atSandbox(`disputes/${dispute.id}/close`, { status: 'won' });
    await followDisputes(service.deps, about);
    const told = await recorded(id);
    expect(told.map(({ entry }) => entry.kind)).toEqual(['payment', 'chargeback', 'chargeback_reversal']);
    expect(told[1]?.money).toEqual(told[0]?.money);
    expect(told[1]?.money).toMatchObject({ paid: '123.45', returned: '123.45', status: 'refunded' });
    expect(told[2]?.money).toMatchObject({ returned: '0.00', status: 'partly_paid' });
  });

  it('is published for what the previous version writes during an update', async () => {
    const { id, totalPrice } = await staffBooking('pending_payment');
    await service.database.query(
      `UPDATE bookings SET status = 'confirmed', paid_total = total_price WHERE id = $1`,
      [id],
    );
    await publishLateEntries(service.deps, 'late');
    await publishLateEntries(service.deps, 'later');
    expect(await recorded(id)).toMatchObject([
      { entry: { method: 'other', amount: totalPrice }, announcedBy: 'booking.confirmed' },
    ]);
  });

  it('agrees with the snapshot that other services are rebuilt from', async () => {
    const { id } = await staffBooking();
    await pay(id, '100.00');
    await desk.change(id, { checkOutDate: inDays(day + 3) });
    const ask = createServiceClient({
      baseUrl: service.internalAddress,
      token: 'a token for tests that is long',
    });
    const page = await ask(readBookingSnapshot, { query: {}, timeoutMs: 5_000 });
    const state = page.ok ? page.answer.entities.find(({ entityId }) => entityId === id) : undefined;
    expect(state?.money).toEqual((await amended(id))[0]?.money);
    expect(state?.money).toMatchObject({ paid: '100.00', status: 'partly_paid' });
    expect(state?.money?.revision).toBeGreaterThan((await recorded(id))[0]?.revision ?? 0);
  });
});

describe('booking.amended', () => {
  it('carries the old and the new stay with their lines, the difference, and the balance', async () => {
    const { id, total } = await paidStay(service, nextDay());
    const before = (await desk.read(id)).body;
    await desk.change(id, { checkOutDate: inDays(day + 3), numberOfGuests: 3 });
    const after = (await desk.read(id)).body;
    const [event] = await amended(id);
    const difference = (Number(after.totalPrice) - Number(total)).toFixed(2);
    expect(event).toMatchObject({
      revision: after.revision,
      amendedBy: 'staff',
      before: { checkOutDate: before.checkOutDate, numberOfGuests: before.numberOfGuests, quote: { total } },
      after: { checkOutDate: inDays(day + 3), numberOfGuests: 3, quote: { total: after.totalPrice } },
      difference,
      money: { total: after.totalPrice, paid: total, balance: difference, status: 'partly_paid' },
    });
    expect([event?.before.quote.nights.length, event?.after.quote.nights.length]).toEqual([2, 3]);
    await desk.change(id, { checkOutDate: inDays(day + 2) });
    expect((await amended(id))[1]).toMatchObject({
      difference: `-${difference}`,
      money: { total, balance: '0.00', status: 'paid' },
    });
  });

  it('is published for extras, and not for a name, a note, or a status', async () => {
    const { id } = await staffBooking();
    await desk.change(id, { guestName: 'Ada King' });
    await desk.change(id, { specialRequests: 'A late supper' });
    await desk.change(id, { status: 'completed' });
    expect(await amended(id)).toEqual([]);
    const addOnId = await desk.aService('Picnic', 80);
    await desk.change(id, { addOnIds: [addOnId] });
    expect(await amended(id)).toMatchObject([
      { before: { quote: { addOns: [] } }, after: { quote: { addOns: [{ name: 'Picnic' }] } } },
    ]);
  });
});
