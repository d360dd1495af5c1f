import { describe, expect, it } from 'vitest';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { reconcilePayments } from '../src/payments/reconcile-payments.ts';
import { deskForTests } from './desk-for-tests.ts';
import { atTheProvider } from './test-deps.ts';
import { paidStay } from './paid-stay.ts';

describe('a refund that the card provider refuses', async () => {
  const { service, desk } = await deskForTests({ webhooks: false });

  let day = 20;
  const nextPaidStay = (card?: string) => paidStay(service, (day += 10), card);
  /** A refund made in the provider's dashboard. */
  const giveBackThere = async (paymentIntentId: string, fields: Record<string, string> = {}) => {
    const answer = await fetch(`${service.sandboxAddress}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_house' },
      body: new URLSearchParams({ payment_intent: paymentIntentId, ...fields }),
    });
    expect(answer.status).toBe(200);
  };
  /** Simulates events that arrive days apart. */
  const takeOtherNews = async (late: string) => {
    const answer = await fetch(`${service.sandboxAddress}/v1/events?limit=100`, {
      headers: { authorization: 'Bearer sk_test_house' },
    });
    const { data } = (await answer.json()) as { data: { id: string; type: string }[] };
    await service.database.query(
      `INSERT INTO card_events (id, type, handled_at) SELECT id, 'taken', now() FROM unnest($1::text[]) AS id
       ON CONFLICT (id) DO UPDATE SET handled_at = now()`,
      [data.filter(({ type }) => type !== late).map(({ id }) => id)],
    );
  };
  const openRefunds = async (paymentIntentId: string) => {
    const { rows } = await service.database.query(
      'SELECT 1 FROM refunds WHERE payment_intent_id = $1 AND refunded_at IS NULL AND refused_at IS NULL',
      [paymentIntentId],
    );
    return rows.length;
  };
  /** The refund events of a booking. */
  const toldOf = async (bookingId: string) => {
    const { rows } = await service.database.query<{ type: string; amount: string }>(
      `SELECT type, data->>'amount' AS amount FROM outbox_events
       WHERE type LIKE 'payment.%' AND data->>'bookingId' = $1 ORDER BY position`,
      [bookingId],
    );
    return rows.map(({ type, amount }) => `${type} ${amount}`);
  };
  const less = (total: string, dollars: number) => (Number(total) - dollars).toFixed(2);

  it('is closed and counts once when everything was refunded in the provider’s dashboard', async () => {
    const { id, total, paymentIntentId } = await nextPaidStay();
    await desk.change(id, { status: 'cancelled', refund: 'full' });
    await giveBackThere(paymentIntentId);
    await payRefunds(service.deps, 'refused');
    await payRefunds(service.deps, 'again');

    expect(await openRefunds(paymentIntentId)).toBe(0);
    expect((await desk.read(id)).body).toMatchObject({ paidTotal: total, refundedTotal: total });
    const listed = await service.staff.get<{ id: string; refundedTotal: string }[]>('/api/admin/bookings');
    expect(listed.body.find((booking) => booking.id === id)?.refundedTotal).toBe(total);
    expect((await desk.history(id)).map(({ action }) => action)).toEqual([
      'refund-refused',
      'refunded',
      'changed',
    ]);
    expect(await toldOf(id)).toEqual([`payment.refunded ${total}`, `payment.refund_refused ${total}`]);
  });

  it('leaves the rest refundable when a part was refunded in the provider’s dashboard', async () => {
    const { id, total, paymentIntentId } = await nextPaidStay();
    await desk.change(id, { status: 'cancelled', refund: 'full' });
    await giveBackThere(paymentIntentId, { amount: '5000' });
    await payRefunds(service.deps, 'refused');

    const rest = less(total, 50);
    expect((await desk.read(id)).body.refundedTotal).toBe('50.00');
    expect(await desk.preview(id)).toMatchObject({ refunded: '50.00', refundable: rest });
    expect((await desk.history(id))[0]).toMatchObject({
      actor: 'card provider',
      action: 'refund-refused',
      changes: [{ field: 'refund', from: total, to: null }],
    });
    expect((await desk.refund(id, { amount: rest })).status).toBe(201);
    await payRefunds(service.deps, 'the rest');
    expect(await openRefunds(paymentIntentId)).toBe(0);
    expect((await desk.read(id)).body.refundedTotal).toBe(total);
    expect((await atTheProvider(service, paymentIntentId)).refunds).toBe(2);
  });

  it('counts as made when we made it before a crash, too long ago for its key', async () => {
    const { id, total, paymentIntentId } = await nextPaidStay();
    await desk.change(id, { status: 'cancelled', refund: 'full' });
    const { rows } = await service.database.query<{ id: string }>(
      'SELECT id FROM refunds WHERE payment_intent_id = $1',
      [paymentIntentId],
    );
    await giveBackThere(paymentIntentId, { 'metadata[refundId]': rows[0]?.id ?? '' });
    await payRefunds(service.deps, 'made before');
    expect(await openRefunds(paymentIntentId)).toBe(0);
    expect((await desk.read(id)).body.refundedTotal).toBe(total);
    expect((await desk.history(id)).map(({ action }) => action)).toEqual(['changed']);
  });

  it('is tried again when the keys do not know the payment', async () => {
    const { id, paymentIntentId } = await nextPaidStay();
    await desk.change(id, { status: 'cancelled', refund: 'full' });
    await service.database.query(
      `UPDATE refunds SET payment_intent_id = 'pi_elsewhere' WHERE payment_intent_id = $1`,
      [paymentIntentId],
    );
    await payRefunds(service.deps, 'elsewhere');
    expect(await openRefunds('pi_elsewhere')).toBe(1);
  });

  it('that fails afterwards, for example for a closed card, no longer counts and may be made again', async () => {
    const { id, total, paymentIntentId } = await nextPaidStay('pm_card_refundFail');
    await desk.change(id, { status: 'cancelled', refund: 'full' });
    await payRefunds(service.deps, 'made');
    expect((await desk.read(id)).body.refundedTotal).toBe(total);
    await takeOtherNews('refund.failed');
    await reconcilePayments(service.deps, 'failed');
    await reconcilePayments(service.deps, 'failed again');

    expect((await desk.read(id)).body.refundedTotal).toBe('0.00');
    const { rows } = await service.database.query('SELECT refunded_total FROM bookings WHERE id = $1', [id]);
    expect(rows).toEqual([{ refunded_total: '0.00' }]);
    expect(await desk.preview(id)).toMatchObject({ refunded: '0.00', refundable: total });
    expect((await desk.history(id)).map(({ action }) => action)).toEqual(['refund-refused', 'changed']);
    expect(await toldOf(id)).toEqual([`payment.refunded ${total}`, `payment.refund_refused ${total}`]);
    expect((await desk.refund(id, { amount: total })).status).toBe(201);
    expect(await openRefunds(paymentIntentId)).toBe(1);
  });

  it('is announced even if its booking was deleted', async () => {
    const { id, total, paymentIntentId } = await nextPaidStay();
    expect((await desk.remove(id, '?refund=full')).status).toBe(204);
    await giveBackThere(paymentIntentId);
    await payRefunds(service.deps, 'refused');
    expect(await openRefunds(paymentIntentId)).toBe(0);
    const { rows } = await service.database.query(
      `SELECT data->>'amount' AS amount FROM outbox_events
       WHERE type = 'payment.refund_refused' AND data->>'bookingId' IS NULL`,
    );
    expect(rows).toEqual([{ amount: total }]);
  });
});
