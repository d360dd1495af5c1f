import Stripe from 'stripe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { startTestService, type TestService } from './test-service.ts';
import { paidStay } from './paid-stay.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const deliver = async (payload: string, secret = 'whsec_house') => {
  const signature = new Stripe('sk_test_signature').webhooks.generateTestHeaderString({ payload, secret });
  const response = await fetch(`${service.address}/api/stripe/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body: payload,
  });
  return { status: response.status, body: (await response.json()) as { detail?: string } };
};
const storedEvents = async (id: string) =>
  (
    await service.database.query<{ type: string; intent_id: string | null; is_handled: boolean }>(
      'SELECT type, intent_id, handled_at IS NOT NULL AS is_handled FROM card_events WHERE id = $1',
      [id],
    )
  ).rows;

it('records and handles a thin event, so that the provider does not resend it for days', async () => {
  const thin = {
    id: 'evt_thin_1',
    object: 'v2.core.event',
    type: 'v1.billing.meter.error_report_triggered',
    livemode: false,
    created: '2026-11-22T00:00:00.000Z',
    related_object: { id: 'mtr_1', type: 'billing.meter', url: '/v1/billing/meters/mtr_1' },
  };
  expect((await deliver(JSON.stringify(thin))).status).toBe(200);
  expect((await deliver(JSON.stringify(thin))).status).toBe(200);
  expect(await storedEvents('evt_thin_1')).toEqual([{ type: thin.type, intent_id: null, is_handled: true }]);
});

it.each(['not json', '', '[]', '"text"', '{"id":1}', '{"type":"x"}', 'null'])(
  'refuses the signed body %j with a 400',
  async (payload) => {
    expect(await deliver(payload)).toMatchObject({ status: 400 });
  },
);

it('refuses a body signed with another secret', async () => {
  expect(await deliver('{"id":"evt_forged","type":"payment_intent.succeeded"}', 'whsec_other')).toMatchObject(
    {
      status: 400,
      body: { detail: 'The signature isn’t valid' },
    },
  );
  expect(await storedEvents('evt_forged')).toEqual([]);
});

it('handles the events of a dispute', async () => {
  const { paymentIntentId } = await paidStay(service, 20);
  const dispute = (await service.atSandbox('disputes', { payment_intent: paymentIntentId })) as {
    id: string;
  };
  await service.atSandbox(`disputes/${dispute.id}/close`, { status: 'lost' });
  await eventually(async () => {
    const { rows } = await service.database.query<{ type: string }>(
      `SELECT type FROM card_events WHERE type LIKE 'charge.dispute.%' AND handled_at IS NOT NULL ORDER BY type`,
    );
    expect(rows.map(({ type }) => type)).toEqual([
      'charge.dispute.closed',
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
    ]);
  });
});
