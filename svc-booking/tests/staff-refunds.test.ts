import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@getaway/kernel/calendar-date';
import { eventually } from '@getaway/testing/eventually';
import { atTheProvider } from './test-deps.ts';
import type { Browser } from './browser.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';
import { bookingsOfStaff } from './staff-bookings.ts';
import { staffOf } from './staff.ts';
import { runJobs } from './run-job.ts';

describe('the payment of a booking that staff cancel or change', () => {
  let service: TestService;
  let staff: Browser;
  let desk: ReturnType<typeof bookingsOfStaff>;
  beforeAll(async () => {
    service = await startTestService();
    staff = await staffOf(service);
    desk = bookingsOfStaff(service, staff);
  });
  afterAll(() => service.stop());

  let day = 0;
  const hold = async (checkIn: number, nights = 2) => {
    const guest = service.browser();
    const answer = await guest.post<IntentAnswer>(
      '/api/create-booking-payment-intent',
      intentFor(inDays(checkIn), inDays(checkIn + nights)),
    );
    expect(answer.status).toBe(200);
    const { paymentIntentId } = answer.body;
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM bookings WHERE payment_intent_id = $1',
      [paymentIntentId],
    );
    return { id: rows[0]?.id ?? '', paymentIntentId, guest };
  };
  const nextDay = () => (day += 10) + 20;
  /** A stay paid by card, ten days apart from every other. */
  const paidStay = async (checkIn = nextDay()) => {
    const held = await hold(checkIn);
    await service.pay(held.paymentIntentId);
    const { paymentIntentId } = held;
    expect((await held.guest.post('/api/complete-booking', { paymentIntentId })).status).toBe(200);
    const { body } = await desk.read(held.id);
    return { ...held, total: body.totalPrice, revision: body.revision, checkOutDate: body.checkOutDate };
  };
  const decidedRefunds = async (paymentIntentId: string) => {
    const { rows } = await service.database.query<{ amount: string; reason: string; requested_by: string }>(
      'SELECT amount, reason, requested_by FROM refunds WHERE payment_intent_id = $1 ORDER BY created_at',
      [paymentIntentId],
    );
    return rows;
  };
  const payRefunds = () => runJobs(service.database);

  it('is never returned as a booking after a cancellation, also under the key of the first answer', async () => {
    const { id, paymentIntentId, guest, total } = await paidStay();
    const complete = () =>
      guest.post(
        '/api/complete-booking',
        { paymentIntentId },
        { 'idempotency-key': `completes-${paymentIntentId}-once` },
      );
    expect(await complete()).toMatchObject({ status: 200, body: { status: 'confirmed' } });
    expect((await desk.change(id, { status: 'cancelled', refund: 'full' })).status).toBe(200);
    expect(await complete()).toMatchObject({
      status: 409,
      body: { type: 'booking-cancelled', refunded: total },
    });
  });

  it('is kept when a cancellation does not mention a refund', async () => {
    const { id, paymentIntentId, total } = await paidStay();
    expect(await desk.preview(id)).toMatchObject({
      policy: { noticeHours: expect.any(Number) as number, refundable: total },
      refundable: total,
      paid: total,
      refunded: '0.00',
      reason: 'in-time',
      byCard: true,
    });
    expect((await desk.change(id, { status: 'cancelled' })).status).toBe(200);
    expect(await decidedRefunds(paymentIntentId)).toEqual([]);
    // The guest reloads the page and the provider repeats its event: the staff's decision is kept.
    const { guest } = { guest: service.browser() };
    await guest.post('/api/complete-booking', { paymentIntentId });
    expect((await desk.read(id)).body.status).toBe('cancelled');
    expect(await desk.nights(id)).toBe(0);
  });

  it('is refunded by the policy once, however many requests come at the same time', async () => {
    const { id, paymentIntentId, total } = await paidStay();
    const cancel = () => desk.change(id, { status: 'cancelled', refund: 'policy' });
    const answers = await Promise.all([cancel(), cancel(), cancel()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await decidedRefunds(paymentIntentId)).toEqual([
      { amount: total, reason: 'cancellation', requested_by: 'admin' },
    ]);
    await payRefunds();
    await eventually(async () => expect((await atTheProvider(service, paymentIntentId)).refunds).toBe(1), {
      timeoutMs: 30_000,
    });
    await eventually(async () => expect((await desk.read(id)).body.refundedTotal).toBe(total));
    expect(await desk.preview(id)).toMatchObject({ refundable: '0.00', refunded: total });
    // The total counts the refund from its decision on, and the provider makes it before its event is stored.
    await eventually(async () => {
      const { rows } = await service.database.query(
        `SELECT data->>'reason' AS reason, data->>'amount' AS amount FROM outbox_events
         WHERE type = 'payment.refunded' AND data->>'bookingId' = $1`,
        [id],
      );
      expect(rows).toEqual([{ reason: 'cancellation', amount: total }]);
    });
    expect((await desk.history(id))[0]?.changes).toContainEqual({ field: 'refund', from: null, to: total });
  });

  it('is kept on the check-in day, unless staff refund all of it', async () => {
    const { id, paymentIntentId, total } = await paidStay(0);
    expect(await desk.preview(id)).toMatchObject({
      policy: { refundable: '0.00' },
      refundable: total,
      reason: 'day-of-arrival',
    });
    await desk.change(id, { status: 'cancelled', refund: 'policy' });
    expect(await decidedRefunds(paymentIntentId)).toEqual([]);
    await desk.change(id, { status: 'cancelled', refund: 'full' });
    expect(await decidedRefunds(paymentIntentId)).toMatchObject([{ amount: total }]);
  });

  it('is refunded only with a cancellation or a deletion', async () => {
    const { id, paymentIntentId, total } = await paidStay();
    const refused = await desk.change(id, { guestName: 'Ada', refund: 'full' });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'refund' }] } });
    expect((await desk.remove(id, '?refund=full')).status).toBe(204);
    expect(await decidedRefunds(paymentIntentId)).toMatchObject([{ amount: total }]);
    await payRefunds();
    await eventually(async () => expect((await atTheProvider(service, paymentIntentId)).refunds).toBe(1), {
      timeoutMs: 30_000,
    });
  });

  it('shows the difference of a new price, and staff refund any amount up to what is left', async () => {
    const { id, paymentIntentId, total, checkOutDate } = await paidStay();
    const cheaper = await desk.change(id, { checkOutDate: addDays(checkOutDate, -1) });
    const difference = (Number(total) - Number(cheaper.body.totalPrice)).toFixed(2);
    expect(cheaper.body).toMatchObject({ paidTotal: total, balance: `-${difference}` });
    expect(await decidedRefunds(paymentIntentId)).toEqual([]);

    const { revision } = cheaper.body;
    const asked = await Promise.all(
      [1, 2].map(() => desk.refund(id, { amount: difference, note: 'One night less', revision })),
    );
    expect(asked.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await decidedRefunds(paymentIntentId)).toMatchObject([
      { amount: difference, reason: 'adjustment' },
    ]);
    expect((await desk.read(id)).body).toMatchObject({ balance: '0.00', refundedTotal: difference });

    const rest = cheaper.body.totalPrice;
    const greedy = await Promise.all([1, 2, 3].map(() => desk.refund(id, { amount: rest })));
    expect(greedy.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect(greedy.find(({ status }) => status === 422)?.body).toMatchObject({ type: 'not-refundable' });
    const sum = (await decidedRefunds(paymentIntentId)).reduce(
      (cents, { amount }) => cents + Math.round(Number(amount) * 100),
      0,
    );
    expect((sum / 100).toFixed(2)).toBe(total);
    for (const amount of [0, -1, '1.005', 'all'])
      expect((await desk.refund(id, { amount })).status).toBe(400);
  });

  it('shows the balance due when the stay costs more', async () => {
    const { id, total, checkOutDate } = await paidStay();
    const dearer = await desk.change(id, { checkOutDate: addDays(checkOutDate, 1) });
    const due = (Number(dearer.body.totalPrice) - Number(total)).toFixed(2);
    expect(dearer.body.balance).toBe(due);
    expect((await desk.history(id))[0]?.changes).toContainEqual({
      field: 'totalPrice',
      from: total,
      to: dearer.body.totalPrice,
    });
  });

  it('is refunded manually when it did not come by card', async () => {
    const { body: made } = await desk.create({
      checkInDate: inDays(nextDay()),
      checkOutDate: inDays(day + 22),
    });
    expect(await desk.preview(made.id)).toMatchObject({ byCard: false, reason: 'nothing-paid' });
    expect(await desk.refund(made.id, { amount: 1 })).toMatchObject({
      status: 422,
      body: { type: 'not-refundable' },
    });
    expect((await desk.change(made.id, { status: 'cancelled', refund: 'full' })).status).toBe(200);
  });

  it('is not accepted for a hold that staff confirmed, canceled, changed or deleted', async () => {
    const decisions = [
      (id: string) => desk.change(id, { status: 'confirmed' }),
      (id: string) => desk.change(id, { status: 'cancelled' }),
      (id: string) => desk.change(id, { checkOutDate: inDays(day + 21) }),
      (id: string) => desk.remove(id),
    ];
    for (const decide of decisions) {
      const { id, paymentIntentId } = await hold(nextDay());
      const answer = await decide(id);
      expect(answer.status).toBeLessThan(300);
      expect((await service.pay(paymentIntentId)).status).toBe(400);
      expect((await atTheProvider(service, paymentIntentId)).status).toBe('canceled');
    }
  });

  it('does not prevent changing, canceling or deleting a stay that staff set to pending', async () => {
    const { id, paymentIntentId, total, checkOutDate, guest } = await paidStay();
    expect((await desk.change(id, { status: 'pending' })).body).toMatchObject({ paidTotal: total });
    expect((await desk.change(id, { checkOutDate: addDays(checkOutDate, 1) })).status).toBe(200);
    expect((await desk.change(id, { status: 'confirmed' })).body.status).toBe('confirmed');
    await desk.change(id, { status: 'pending' });
    // Its guest may book another stay: a paid stay is not the browser's hold.
    const another = intentFor(inDays(nextDay()), inDays(day + 22));
    expect(await guest.post('/api/create-booking-payment-intent', another)).toMatchObject({ status: 200 });
    expect((await desk.read(id)).body.status).toBe('pending');
    expect(await desk.change(id, { status: 'cancelled', refund: 'full' })).toMatchObject({ status: 200 });
    expect(await decidedRefunds(paymentIntentId)).toMatchObject([{ amount: total }]);

    // Payment without a card takes over an open hold, but not this stay.
    const kept = await paidStay();
    await desk.change(kept.id, { status: 'pending' });
    const { body: before } = await desk.read(kept.id);
    const stay = intentFor(inDays(nextDay()), inDays(day + 22), { paymentMethod: 'cash' });
    expect(await kept.guest.post('/api/create-alternative-booking', stay)).toMatchObject({
      status: 200,
      body: { status: 'pending_payment' },
    });
    expect((await desk.read(kept.id)).body).toEqual(before);

    const unwanted = await paidStay();
    await desk.change(unwanted.id, { status: 'pending' });
    expect((await desk.remove(unwanted.id, '?refund=full')).status).toBe(204);
    expect(await decidedRefunds(unwanted.paymentIntentId)).toMatchObject([{ amount: unwanted.total }]);
  });

  it('that came too late and is refunded does not block a stay that staff restore as pending', async () => {
    const { id, paymentIntentId } = await hold(nextDay());
    // The state that an expiry leaves when the payment overtook its call to the provider.
    await service.database.query(
      `UPDATE bookings SET status = 'cancelled', hold_expires_at = NULL, total_price = total_price + 1 WHERE id = $1`,
      [id],
    );
    await service.pay(paymentIntentId);
    await eventually(async () =>
      expect(await decidedRefunds(paymentIntentId)).toMatchObject([{ reason: 'late-payment' }]),
    );
    for (const status of ['pending', 'confirmed', 'pending', 'cancelled', 'pending']) {
      expect((await desk.change(id, { status })).body.status).toBe(status);
    }
    expect((await desk.remove(id)).status).toBe(204);
    expect(await decidedRefunds(paymentIntentId)).toHaveLength(1);
  });

  it('that was faster than the deletion of an unpaid hold keeps its booking', async () => {
    const removeAsSeen = async (id: string) => {
      const { revision } = (await desk.read(id)).body;
      return () => desk.remove(id, `?revision=${revision}`);
    };
    for (let round = 0; round < 6; round += 1) {
      const { id, paymentIntentId } = await hold(nextDay());
      const remove = await removeAsSeen(id);
      const [paid, deleted] = await Promise.all([service.pay(paymentIntentId), remove()]);
      if (paid.status === 200) {
        expect(deleted.status).toBe(409);
        await desk.until(id, 'confirmed');
      } else {
        expect(deleted.status).toBe(204);
        expect((await atTheProvider(service, paymentIntentId)).status).toBe('canceled');
      }
    }
    const { id, paymentIntentId } = await hold(nextDay());
    const remove = await removeAsSeen(id);
    await service.pay(paymentIntentId);
    expect(await remove()).toMatchObject({ status: 409, body: { type: 'changed-meanwhile' } });
    await desk.until(id, 'confirmed');
  });

  it('includes refunds made in the provider’s dashboard, once, and offers no more than is left', async () => {
    const { id, paymentIntentId, total } = await paidStay();
    const answer = await fetch(`${service.sandboxAddress}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_house' },
      body: new URLSearchParams({ payment_intent: paymentIntentId, amount: '5000' }),
    });
    expect(answer.status).toBe(200);
    await eventually(async () => expect((await desk.read(id)).body.refundedTotal).toBe('50.00'));
    expect(await desk.preview(id)).toMatchObject({
      refunded: '50.00',
      refundable: (Number(total) - 50).toFixed(2),
    });
    expect(await desk.history(id)).toContainEqual(
      expect.objectContaining({ actor: 'card provider', action: 'refunded' }),
    );
    // A second refund, whose event also leads to the first.
    await fetch(`${service.sandboxAddress}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_house' },
      body: new URLSearchParams({ payment_intent: paymentIntentId, amount: '1000' }),
    });
    await eventually(async () => expect((await desk.read(id)).body.refundedTotal).toBe('60.00'));
    expect(await decidedRefunds(paymentIntentId)).toHaveLength(2);
    const { rows } = await service.database.query(
      `SELECT 1 FROM outbox_events WHERE type = 'payment.refunded' AND data->>'bookingId' = $1`,
      [id],
    );
    expect(rows).toHaveLength(2);
  });
});
