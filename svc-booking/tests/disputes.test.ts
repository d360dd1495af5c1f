import { describe, expect, it } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { followDisputes } from '../src/disputes/follow-disputes.ts';
import { payRefunds } from '../src/payments/pay-refunds.ts';
import { deskForTests } from './desk-for-tests.ts';
import { paidStay } from './paid-stay.ts';

const { service, desk } = await deskForTests();

let day = 0;
const ledgerOf = (id: string) => desk.ledger(id);
const disputed = async () => {
  const stay = await paidStay(service, (day += 4));
  const dispute = (await service.atSandbox('disputes', { payment_intent: stay.paymentIntentId })) as {
    id: string;
  };
  const kindsOf = async () => (await ledgerOf(stay.id)).entries.map(({ kind }) => kind);
  await eventually(async () => expect(await kindsOf()).toEqual(['chargeback', 'payment']));
  return {
    ...stay,
    disputeId: dispute.id,
    kindsOf,
    decide: (status: 'won' | 'lost') => service.atSandbox(`disputes/${dispute.id}/close`, { status }),
  };
};
const toldOf = async (disputeId: string) => {
  const { rows } = await service.database.query<{ status: string; revision: number }>(
    `SELECT data->>'status' AS status, (data->>'revision')::int AS revision FROM outbox_events
     WHERE type = 'payment.disputed' AND data->>'entityId' = $1 ORDER BY position`,
    [disputeId],
  );
  return rows;
};
const alerts = async () =>
  (await service.staff.get<{ disputes: { id: string; respondBy: string }[] }>('/api/admin/overview')).body
    .disputes;

describe('a disputed payment', () => {
  it('is taken back in the ledger, makes the balance due again, and is an alert with its deadline', async () => {
    const { id, total, disputeId } = await disputed();
    expect(await ledgerOf(id)).toMatchObject({ paid: total, returned: total, balance: total });
    const alert = (await alerts()).find((each) => each.id === disputeId);
    expect(Date.parse(alert?.respondBy ?? '')).toBeGreaterThan(Date.now());
    expect((await desk.history(id)).map(({ action }) => action)).toContain('disputed');
    expect(await desk.refund(id, { amount: '1.00' })).toMatchObject({ status: 422 });
  });

  it('that is won returns, and one that is lost stays away; both end the alert', async () => {
    for (const status of ['won', 'lost'] as const) {
      const { id, total, disputeId, kindsOf, decide } = await disputed();
      await decide(status);
      await eventually(async () =>
        expect(await toldOf(disputeId)).toEqual([
          { status: 'open', revision: 1 },
          { status, revision: 2 },
        ]),
      );
      const { balance } = await ledgerOf(id);
      expect(balance).toBe(status === 'won' ? '0.00' : total);
      expect(await kindsOf()).toHaveLength(status === 'won' ? 3 : 2);
      expect((await alerts()).some((each) => each.id === disputeId)).toBe(false);
    }
  });

  it('can be refunded after it was won, and not while it is open: a cancellation that asks for it says why', async () => {
    const { id, total, decide } = await disputed();
    const reason = 'The guest’s bank is deciding a dispute about the card payment.';
    const isRefused = {
      status: 422,
      body: { type: 'not-refundable', detail: expect.stringContaining(reason) as string },
    };
    expect(await desk.refund(id, { amount: '1.00' })).toMatchObject(isRefused);
    expect(await desk.change(id, { status: 'cancelled', refund: 'full' })).toMatchObject(isRefused);
    expect(await desk.change(id, { status: 'cancelled', refund: 'policy' })).toMatchObject(isRefused);
    expect(await desk.remove(id, '?refund=full')).toMatchObject(isRefused);
    expect(await desk.preview(id)).toMatchObject({ refundable: '0.00', disputed: true });
    expect((await desk.read(id)).body).toMatchObject({
      status: 'confirmed',
      refundedTotal: total,
      chargebackTotal: total,
    });
    expect(await ledgerOf(id)).toMatchObject({ cardPayments: [{ left: '0.00', isDisputed: true }] });

    await decide('won');
    await eventually(async () =>
      expect(await ledgerOf(id)).toMatchObject({ cardPayments: [{ left: total, isDisputed: false }] }),
    );
    expect((await desk.change(id, { status: 'cancelled', refund: 'full' })).status).toBe(200);
    await payRefunds(service.deps, 'refunded');
    expect(await ledgerOf(id)).toMatchObject({ returned: total, status: 'refunded', onItsWay: '0.00' });
    expect((await desk.read(id)).body).toMatchObject({ refundedTotal: total, chargebackTotal: '0.00' });
  });

  it('can be canceled without a refund while it is open', async () => {
    const { id } = await disputed();
    expect((await desk.change(id, { status: 'cancelled' })).body.status).toBe('cancelled');
  });

  it('of a payment that was refunded in full is an alert without an entry', async () => {
    const { id, paymentIntentId, total } = await paidStay(service, (day += 4));
    await desk.refund(id, { amount: total });
    await payRefunds(service.deps, 'refunded');
    await service.atSandbox('disputes', { payment_intent: paymentIntentId });
    await followDisputes(service.deps, { paymentIntentId, correlationId: 'disputed' });
    expect((await ledgerOf(id)).entries.map(({ kind }) => kind)).toEqual(['refund', 'payment']);
  });

  it('is entered once, however often and late its news arrives', async () => {
    const { paymentIntentId, disputeId, kindsOf, decide } = await disputed();
    const about = { paymentIntentId, correlationId: 'again' };
    await decide('won');
    await Promise.all(Array.from({ length: 5 }, () => followDisputes(service.deps, about)));
    await eventually(async () => expect(await toldOf(disputeId)).toHaveLength(2));
    expect(await kindsOf()).toEqual(['chargeback_reversal', 'chargeback', 'payment']);
  });
});
