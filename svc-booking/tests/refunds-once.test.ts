import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMilliseconds, hourMs, minuteMs } from '@getaway/kernel/instant';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { reconcilePayments } from '../src/payments/reconcile-payments.ts';
import { atTheProvider, openTestDeps, type TestDeps } from './test-deps.ts';
import { startTestService, type TestService } from './test-service.ts';
import { paidStay } from './paid-stay.ts';
import { bookingsOfStaff } from './staff-bookings.ts';
import { restoreBackup, takeBackup } from './random-acts/backup.ts';
import { staffOf } from './staff.ts';

describe('a refund', () => {
  let service: TestService;
  let deps: TestDeps;
  let desk: ReturnType<typeof bookingsOfStaff>;
  beforeAll(async () => {
    service = await startTestService({ webhooks: false });
    deps = openTestDeps(service);
    desk = bookingsOfStaff(service, await staffOf(service));
  });
  afterAll(async () => {
    await deps.database.close();
    await service.stop();
  });

  let day = 20;
  const newStay = (card?: string) => paidStay(service, (day += 4), card);
  const after = (ms: number): TestDeps => ({
    ...deps,
    now: () => addMilliseconds(deps.now(), ms),
  });
  const refundRow = async (paymentIntentId: string) => {
    const { rows } = await service.database.query<{
      id: string;
      tries: number;
      provider_refund_id: string | null;
      is_made: boolean;
      is_refused: boolean;
    }>(
      `SELECT id, tries, provider_refund_id, refunded_at IS NOT NULL AS is_made, refused_at IS NOT NULL AS is_refused
       FROM refunds WHERE payment_intent_id = $1 ORDER BY created_at DESC`,
      [paymentIntentId],
    );
    return rows[0];
  };
  /** The refund events of a booking reference. */
  const publishedOf = async (refundId: string | undefined) => {
    const { rows } = await service.database.query<{ type: string }>(
      `SELECT type FROM outbox_events WHERE type LIKE 'payment.%' AND data->>'entityId' = $1 ORDER BY position`,
      [refundId],
    );
    return rows.map(({ type }) => type);
  };

  it('and a recorded payment are made once when they are repeated after a crash that lost their answers', async () => {
    const { id } = await newStay();
    const staff = await staffOf(service);
    const lost = () =>
      service.database.query(
        `UPDATE idempotent_answers SET status = NULL, body = NULL, created_at = created_at - interval '2 minutes'`,
      );
    for (const [path, body] of [
      ['refunds', { amount: '30.00' }],
      ['payments', { amount: '25.00', method: 'cash' }],
      ['recorded-refunds', { amount: '5.00', method: 'cash' }],
    ] as const) {
      const send = () =>
        staff.post(`/api/admin/bookings/${id}/${path}`, body, {
          'idempotency-key': `lost-answer-of-${path}`,
        });
      const first = await send();
      await lost();
      const second = await send();
      expect([second.status, second.body['id']], path).toEqual([201, first.body['id']]);
    }
    const entries = (await desk.ledger(id)).entries.map(({ kind, amount }) => [kind, amount]);
    expect(entries).toEqual([
      ['refund', '-5.00'],
      ['payment', '25.00'],
      ['refund', '-30.00'],
      ['payment', expect.any(String)],
    ]);
  });

  it('that is newer than a restored backup is entered from the provider, once', async () => {
    const { id, paymentIntentId } = await newStay();
    await takeBackup(service.database);
    await desk.refund(id, { amount: '50.00' });
    await payRefunds(deps, 'made');
    await restoreBackup(service.database);
    expect(await desk.ledger(id)).toMatchObject({ returned: '0.00' });
    for (const round of ['first', 'second']) await reconcilePayments(deps, round);
    expect(await desk.ledger(id)).toMatchObject({ returned: '50.00' });
    expect((await desk.ledger(id)).entries).toHaveLength(2);
    expect(await refundRow(paymentIntentId)).toMatchObject({ is_made: true });
  });

  it('whose record was lost is not made again after the provider has forgotten its key', async () => {
    const { id, paymentIntentId } = await newStay();
    expect((await desk.refund(id, { amount: '50.00' })).status).toBe(201);
    await payRefunds(deps, 'made');
    // A restored backup, or a crash between the provider's answer and our commit.
    await service.database.query(
      'UPDATE refunds SET refunded_at = NULL, provider_refund_id = NULL WHERE payment_intent_id = $1',
      [paymentIntentId],
    );
    await service.database.query('UPDATE bookings SET refunded_total = 0 WHERE id = $1', [id]);
    await service.atSandbox('idempotency_keys', {}, 'DELETE');

    await payRefunds(after(25 * hourMs), 'a day later');
    expect((await atTheProvider(service, paymentIntentId)).refunds).toBe(1);
    expect(await refundRow(paymentIntentId)).toMatchObject({ is_made: true });
    expect((await desk.read(id)).body).toMatchObject({ refundedTotal: '50.00' });
  });

  it('that was made although the provider answered 500 or not at all is made once', async () => {
    for (const kind of ['server-error-after-effect', 'lost-answer']) {
      const { id, paymentIntentId } = await newStay();
      await desk.refund(id, { amount: '30.00' });
      await service.atSandbox('faults', { call: 'POST /v1/refunds', kind, times: '3' });
      await payRefunds(deps, 'no answer');
      await service.atSandbox('faults', {}, 'DELETE');
      expect(await refundRow(paymentIntentId)).toMatchObject({ is_made: false, tries: 1 });
      await payRefunds(after(5 * minuteMs), 'again');
      expect(await refundRow(paymentIntentId)).toMatchObject({ is_made: true });
      expect((await atTheProvider(service, paymentIntentId)).refunds).toBe(1);
    }
  });

  it.each(['low-balance', 'server-error'])(
    'that the provider refuses for now (%s) is made later, not refused for a day',
    async (kind) => {
      const { id, paymentIntentId } = await newStay();
      await desk.refund(id, { amount: '20.00' });
      await service.atSandbox('faults', { call: 'POST /v1/refunds', kind, times: '2' });
      await payRefunds(deps, 'refused');
      await service.atSandbox('faults', {}, 'DELETE');
      expect(await refundRow(paymentIntentId)).toMatchObject({ is_made: false, tries: 1 });
      await payRefunds(deps, 'too early');
      expect(await refundRow(paymentIntentId)).toMatchObject({ is_made: false, tries: 1 });
      await payRefunds(after(5 * minuteMs), 'in time');
      expect(await refundRow(paymentIntentId)).toMatchObject({ is_made: true });
      expect((await atTheProvider(service, paymentIntentId)).refunds).toBe(1);
    },
  );

  it('is made even if fifty older ones cannot be made', async () => {
    const { id, paymentIntentId } = await newStay();
    await service.database.query(
      `INSERT INTO refunds (id, key, booking_reference, guest_name, email, payment_intent_id, amount, reason, created_at)
       SELECT gen_random_uuid(), 'hopeless:' || n, 'X', 'X', 'x@example.com', 'pi_elsewhere', 10, 'adjustment', now() - interval '1 day'
       FROM generate_series(1, 50) AS n`,
    );
    await desk.refund(id, { amount: '10.00' });
    await payRefunds(deps, 'the fifty');
    await payRefunds(deps, 'the next minute');
    expect(await refundRow(paymentIntentId)).toMatchObject({ is_made: true });
    await service.database.query(`DELETE FROM refunds WHERE payment_intent_id = 'pi_elsewhere'`);
  });

  it('that is pending is announced as made when the bank has settled it', async () => {
    const { id, total, paymentIntentId } = await newStay('pm_card_pendingRefund');
    await desk.change(id, { status: 'cancelled', refund: 'full' });
    await payRefunds(deps, 'pending');
    const row = await refundRow(paymentIntentId);
    expect(row).toMatchObject({ is_made: false, is_refused: false, tries: 0 });
    expect(await publishedOf(row?.id)).toEqual([]);
    expect(await desk.preview(id)).toMatchObject({ refundable: '0.00' });

    await service.atSandbox(`refunds/${row?.provider_refund_id}/settle`, { status: 'succeeded' });
    await reconcilePayments(deps, 'settled');
    await payRefunds(after(2 * hourMs), 'later');
    expect(await refundRow(paymentIntentId)).toMatchObject({ is_made: true });
    expect(await publishedOf(row?.id)).toEqual(['payment.refunded']);
    expect((await desk.read(id)).body.refundedTotal).toBe(total);
  });

  it('that is pending is checked at the provider when its announcement was lost', async () => {
    const { id, paymentIntentId } = await newStay('pm_card_pendingRefund');
    await desk.refund(id, { amount: '40.00' });
    await payRefunds(deps, 'pending');
    const row = await refundRow(paymentIntentId);
    await service.atSandbox(`refunds/${row?.provider_refund_id}/settle`, { status: 'succeeded' });
    await payRefunds(after(2 * hourMs), 'asked');
    expect(await publishedOf(row?.id)).toEqual(['payment.refunded']);
  });

  it('that fails while pending alerts staff, is never announced as made, and can be made again', async () => {
    const { id, total, paymentIntentId } = await newStay('pm_card_pendingRefund');
    await desk.change(id, { status: 'cancelled', refund: 'full' });
    await payRefunds(deps, 'pending');
    const row = await refundRow(paymentIntentId);
    await service.atSandbox(`refunds/${row?.provider_refund_id}/settle`, { status: 'failed' });
    await reconcilePayments(deps, 'failed');
    expect(await publishedOf(row?.id)).toEqual(['payment.refund_refused']);
    expect(await desk.preview(id)).toMatchObject({ refunded: '0.00', refundable: total });
    expect((await desk.refund(id, { amount: total })).status).toBe(201);
  });

  it('of a deleted booking alerts staff when it fails at the provider', async () => {
    const { id, paymentIntentId } = await newStay('pm_card_refundFail');
    expect((await desk.remove(id, '?refund=full')).status).toBe(204);
    await payRefunds(deps, 'made');
    const row = await refundRow(paymentIntentId);
    await reconcilePayments(deps, 'failed');
    await reconcilePayments(deps, 'failed again');
    expect(await refundRow(paymentIntentId)).toMatchObject({ is_refused: true });
    expect(await publishedOf(row?.id)).toEqual(['payment.refunded', 'payment.refund_refused']);
  });
});
