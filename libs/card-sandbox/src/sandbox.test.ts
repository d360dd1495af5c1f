import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSandbox, type Sandbox } from './sandbox.ts';

const secret = 'whsec_test';
let folder: string;
let receiver: Server;
let received: Stripe.Event[];
let refuseWebhooks: boolean;
let sandbox: Sandbox;
/** What was sent, answered or announced otherwise than the SDK types it. */
let violations: string[];
let stripe: Stripe;

async function start(): Promise<void> {
  const { port } = receiver.address() as AddressInfo;
  sandbox = await startSandbox({
    host: '127.0.0.1',
    port: 0,
    stateFile: join(folder, 'state.jsonl'),
    webhook: { url: `http://127.0.0.1:${port}/hook`, secret, log: () => undefined },
    onViolation: (violation) => violations.push(violation),
  });
  const { hostname, port: sandboxPort } = new URL(sandbox.url);
  stripe = new Stripe('sk_test_any', {
    host: hostname,
    port: sandboxPort,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'getaway-cards-'));
  received = [];
  violations = [];
  refuseWebhooks = false;
  receiver = createServer((request, response) => {
    void buffer(request).then((body) => {
      if (!refuseWebhooks) {
        received.push(
          stripe.webhooks.constructEvent(body, request.headers['stripe-signature'] ?? '', secret),
        );
      }
      response.writeHead(refuseWebhooks ? 503 : 200).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  await start();
});

afterEach(async () => {
  expect(violations).toEqual([]);
  await sandbox.stop();
  receiver.closeAllConnections();
  receiver.close();
  rmSync(folder, { recursive: true });
});

const order = { amount: 12_345, currency: 'usd', metadata: { bookingId: 'b1' } } as const;

async function paidIntent(card = 'pm_card_visa'): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({ ...order, payment_method: card, confirm: true });
}

async function refusal(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof Stripe.errors.StripeError) return error;
  throw new Error('the call was not refused');
}

describe('a payment', () => {
  test('with a good card succeeds, with charge, amounts and a signed event', async () => {
    const created = await stripe.paymentIntents.create({ ...order });
    expect(created).toMatchObject({ status: 'requires_payment_method', metadata: { bookingId: 'b1' } });

    const paid = await stripe.paymentIntents.confirm(created.id, {
      payment_method: 'pm_card_visa',
      expand: ['latest_charge'],
    });
    expect(paid).toMatchObject({ status: 'succeeded', amount_received: 12_345 });
    expect(paid.latest_charge).toMatchObject({
      paid: true,
      payment_method_details: { card: { last4: '4242' } },
    });
    await vi.waitFor(() =>
      expect(received.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']),
      ),
    );
  });

  test('with a declined card is a 402 that names the reason, and may be tried again', async () => {
    const { id } = await stripe.paymentIntents.create({ ...order });
    const error = await refusal(
      stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect(error).toMatchObject({
      statusCode: 402,
      code: 'card_declined',
      decline_code: 'generic_decline',
      message: 'Your card was declined.',
    });
    expect(error.payment_intent?.status).toBe('requires_payment_method');
    const paid = await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
    expect(paid).toMatchObject({ status: 'succeeded', last_payment_error: null });
  });

  test('is refused when the page showed another amount, and taken when it showed this one', async () => {
    const { id, client_secret } = await stripe.paymentIntents.create({ ...order });
    const confirm = (amount: string) =>
      browserPost(`/v1/payment_intents/${id}/confirm`, {
        client_secret: client_secret ?? '',
        payment_method: 'pm_card_visa',
        'client_context[mode]': 'payment',
        'client_context[amount]': amount,
        'client_context[currency]': 'usd',
      });
    expect(await confirm('12344')).toMatchObject({
      error: { type: 'invalid_request_error', param: 'client_context' },
    });
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({ amount_received: 0 });
    expect(await confirm('12345')).toMatchObject({ status: 'succeeded' });
  });

  test('that needs 3-D Secure waits for the cardholder', async () => {
    const asking = await stripe.paymentIntents.create({
      ...order,
      payment_method: 'pm_card_authenticationRequired',
      confirm: true,
    });
    expect(asking).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
    const failed = await browserPost(`/v1/payment_intents/${asking.id}/authenticate`, {
      client_secret: asking.client_secret ?? '',
      outcome: 'fail',
    });
    expect(failed).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  test('is refused below the minimum, without an amount and in an unknown currency', async () => {
    const create = (params: Record<string, unknown>): Promise<Stripe.errors.StripeError> =>
      refusal(stripe.paymentIntents.create(params as unknown as Stripe.PaymentIntentCreateParams));
    expect(await create({ amount: 49, currency: 'usd' })).toMatchObject({
      code: 'amount_too_small',
      message: 'Amount must be at least $0.50',
    });
    expect(await create({ currency: 'usd' })).toMatchObject({ code: 'parameter_missing', param: 'amount' });
    expect(violations.splice(0)).toHaveLength(1);
    expect(await create({ amount: 1.5, currency: 'usd' })).toMatchObject({
      code: 'parameter_invalid_integer',
    });
    expect(await create({ amount: 100, currency: 'zzz' })).toMatchObject({
      param: 'currency',
      statusCode: 400,
    });
  });
});

describe('the state of an intent', () => {
  const unexpected = { statusCode: 400, code: 'payment_intent_unexpected_state' };

  test('a canceled one is not confirmed', async () => {
    const { id } = await stripe.paymentIntents.create({ ...order });
    await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(
      await refusal(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })),
    ).toMatchObject(unexpected);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'abandoned',
    });
  });

  test('a paid one is not canceled, changed in amount, or paid again', async () => {
    const { id } = await paidIntent();
    expect(await refusal(stripe.paymentIntents.cancel(id))).toMatchObject(unexpected);
    expect(await refusal(stripe.paymentIntents.update(id, { amount: 100 }))).toMatchObject(unexpected);
    expect(
      await refusal(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })),
    ).toMatchObject(unexpected);
  });

  test('an open one takes another amount and merges metadata', async () => {
    const { id } = await stripe.paymentIntents.create({ ...order });
    const updated = await stripe.paymentIntents.update(id, {
      amount: 500,
      metadata: { promo: 'X', bookingId: '' },
    });
    expect(updated).toMatchObject({ amount: 500, metadata: { promo: 'X' } });
    expect(updated.metadata).not.toHaveProperty('bookingId');
  });

  test('an unknown one is a 404', async () => {
    expect(await refusal(stripe.paymentIntents.retrieve('pi_nope'))).toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
  });
});

describe('idempotency keys', () => {
  test('replay the first answer and refuse other parameters', async () => {
    const first = await stripe.paymentIntents.create({ ...order }, { idempotencyKey: 'k1' });
    const again = await stripe.paymentIntents.create({ ...order }, { idempotencyKey: 'k1' });
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    const other = await refusal(
      stripe.paymentIntents.create({ ...order, amount: 1 }, { idempotencyKey: 'k1' }),
    );
    expect(other).toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });

  test('replay a decline, and still after a restart', async () => {
    const { id } = await stripe.paymentIntents.create({ ...order });
    const decline = (): Promise<Stripe.errors.StripeError> =>
      refusal(
        stripe.paymentIntents.confirm(
          id,
          { payment_method: 'pm_card_chargeDeclined' },
          { idempotencyKey: 'k2' },
        ),
      );
    const first = await decline();
    await sandbox.stop();
    await start();
    expect((await decline()).charge).toBe(first.charge);
  });
});

describe('refunds', () => {
  test('in parts add up on the charge and stop at its amount', async () => {
    const { id, latest_charge } = await paidIntent();
    await stripe.refunds.create({ payment_intent: id, amount: 2345 });
    const rest = await stripe.refunds.create({ payment_intent: id });
    expect(rest).toMatchObject({ amount: 10_000, status: 'succeeded', payment_intent: id });
    expect(await refusal(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_already_refunded',
    });
    expect(await stripe.charges.retrieve(latest_charge as string)).toMatchObject({
      refunded: true,
      amount_refunded: 12_345,
    });
    const listed = await stripe.refunds.list({ payment_intent: id });
    expect(listed.data.map(({ amount }) => amount)).toEqual([10_000, 2345]);
    await vi.waitFor(() => expect(received.filter(({ type }) => type === 'charge.refunded')).toHaveLength(2));
  });

  test('to a card that is gone succeed, and fail thereafter', async () => {
    const { id, latest_charge } = await paidIntent('pm_card_refundFail');
    expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ status: 'succeeded' });
    const { data } = await stripe.refunds.list({ payment_intent: id });
    expect(data).toMatchObject([{ status: 'failed', failure_reason: 'expired_or_canceled_card' }]);
    expect(await stripe.charges.retrieve(latest_charge as string)).toMatchObject({ amount_refunded: 0 });
    await vi.waitFor(() =>
      expect(received.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['charge.refunded', 'refund.failed']),
      ),
    );
  });

  test('of more than was paid, or of what was not paid, are refused', async () => {
    const paid = await paidIntent();
    expect(await refusal(stripe.refunds.create({ payment_intent: paid.id, amount: 12_346 }))).toMatchObject({
      message: expect.stringContaining('greater than unrefunded amount') as string,
    });
    const open = await stripe.paymentIntents.create({ ...order });
    expect(await refusal(stripe.refunds.create({ payment_intent: open.id }))).toMatchObject({
      statusCode: 400,
    });
  });
});

describe('what the provider would refuse', () => {
  const create = (params: object): Promise<Stripe.errors.StripeError> =>
    refusal(stripe.paymentIntents.create({ ...order, ...params }));

  test('is refused, and reported as a violation', async () => {
    expect(await create({ payment_method_types: ['card'] })).toMatchObject({
      statusCode: 400,
      type: 'StripeInvalidRequestError',
      code: 'parameter_unknown',
      message: 'Received unknown parameter: payment_method_types',
    });
    expect(await create({ allowed_payment_method_types: ['gold'] })).toMatchObject({
      code: 'parameter_invalid',
    });
    expect(await refusal(stripe.refunds.list({ before: 'x' } as Stripe.RefundListParams))).toMatchObject({
      code: 'parameter_unknown',
    });
    expect(violations.splice(0)).toHaveLength(3);
  });

  test('metadata beyond its limits is refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`key${index}`, 'value']));
    for (const metadata of [{ note: 'x'.repeat(501) }, { ['k'.repeat(41)]: 'value' }, many])
      expect(await create({ metadata })).toMatchObject({ statusCode: 400, code: 'parameter_invalid' });
    const full = { ['k'.repeat(40)]: 'x'.repeat(500) };
    expect((await stripe.paymentIntents.create({ ...order, metadata: full })).metadata).toEqual(full);
  });

  test('a card’s number from a server is refused, from a browser it is taken', async () => {
    const { id, client_secret } = await stripe.paymentIntents.create({ ...order });
    const card = {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': String(new Date().getUTCFullYear() + 1),
    };
    const path = `/v1/payment_intents/${id}/confirm`;
    const byServer = await post('sk_test_x', path, card);
    expect(byServer).toMatchObject({ error: { param: 'payment_method_data[card]' } });
    expect(violations.splice(0)).toHaveLength(1);
    expect(
      await browserPost(path, { ...card, client_secret: client_secret ?? '', extra: '1' }),
    ).toMatchObject({
      error: { code: 'parameter_unknown', param: 'extra' },
    });
    expect(await browserPost(path, { ...card, client_secret: client_secret ?? '' })).toMatchObject({
      status: 'succeeded',
    });
  });
});

describe('faults that are asked for', () => {
  const plan = (call: string, kind: string, more: Record<string, string> = {}): Promise<unknown> =>
    post('sk_test_x', '/v1/sandbox/faults', { call, kind, ...more });
  const create = (idempotencyKey: string): Promise<Stripe.PaymentIntent> =>
    stripe.paymentIntents.create({ ...order }, { idempotencyKey });

  test('a 500 is repeated under its key, and another key succeeds', async () => {
    await plan('POST /v1/payment_intents', 'server-error');
    expect(await refusal(create('broken'))).toMatchObject({ statusCode: 500, type: 'StripeAPIError' });
    const again = await refusal(create('broken'));
    expect(again).toMatchObject({ statusCode: 500, headers: { 'idempotent-replayed': 'true' } });
    expect((await stripe.paymentIntents.list()).data).toEqual([]);
    expect((await create('whole')).status).toBe('requires_payment_method');
  });

  test('a 409 and a 429 are not kept', async () => {
    await plan('POST /v1/payment_intents', 'conflict');
    expect(await refusal(create('busy'))).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
    await plan('POST /v1/payment_intents', 'rate-limit');
    expect(await refusal(create('busy'))).toBeInstanceOf(Stripe.errors.StripeRateLimitError);
    expect((await create('busy')).status).toBe('requires_payment_method');
  });

  test('a refusal of a refund is kept, and a forgotten key makes it again', async () => {
    const { id } = await paidIntent();
    const refund = (): Promise<Stripe.Refund> =>
      stripe.refunds.create({ payment_intent: id, amount: 100 }, { idempotencyKey: 'r1' });
    await plan('POST /v1/refunds', 'low-balance');
    expect(await refusal(refund())).toMatchObject({ statusCode: 400, code: 'balance_insufficient' });
    expect(await refusal(refund())).toMatchObject({ code: 'balance_insufficient' });
    await fetch(`${sandbox.url}/v1/sandbox/idempotency_keys`, {
      method: 'DELETE',
      headers: { authorization: 'Bearer sk_test_x' },
    });
    expect((await refund()).status).toBe('succeeded');
  });

  test('a lost answer leaves its effect', async () => {
    // The SDK retries automatically when a connection ends.
    await plan('POST /v1/payment_intents', 'lost-answer', { times: '2' });
    expect(await refusal(create('lost'))).toBeInstanceOf(Stripe.errors.StripeConnectionError);
    const [made] = (await stripe.paymentIntents.list()).data;
    expect((await create('lost')).id).toBe(made?.id);
  });

  test('a slow answer keeps its key busy', async () => {
    await plan('POST /v1/payment_intents', 'slow', { delay_ms: '1500' });
    const slow = create('slow');
    await vi.waitFor(async () => expect((await stripe.paymentIntents.list()).data).toHaveLength(1));
    expect(await refusal(create('slow'))).toMatchObject({ statusCode: 409 });
    const { id } = await slow;
    expect((await create('slow')).id).toBe(id);
  });

  test('a pending refund is settled later, either way', async () => {
    for (const status of ['succeeded', 'failed'] as const) {
      const { id, latest_charge } = await paidIntent('pm_card_pendingRefund');
      const { id: refundId, status: first } = await stripe.refunds.create({ payment_intent: id });
      expect(first).toBe('pending');
      await post('sk_test_x', `/v1/sandbox/refunds/${refundId}/settle`, { status });
      expect((await stripe.refunds.retrieve(refundId)).status).toBe(status);
      expect((await stripe.charges.retrieve(latest_charge as string)).refunded).toBe(status === 'succeeded');
    }
    await vi.waitFor(() =>
      expect(received.map(({ type }) => type)).toEqual(
        expect.arrayContaining(['refund.updated', 'refund.failed']),
      ),
    );
  });

  test('a dispute takes the money and forbids a refund, unless it is won', async () => {
    const { id } = await paidIntent('pm_card_createDispute');
    const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 12_345 });
    expect(await refusal(stripe.refunds.create({ payment_intent: id }))).toMatchObject({
      code: 'charge_disputed',
    });
    await post('sk_test_x', `/v1/sandbox/disputes/${dispute?.id}/close`, { status: 'won' });
    expect(await stripe.refunds.create({ payment_intent: id, amount: 100 })).toMatchObject({
      status: 'succeeded',
    });
    const lost = await paidIntent('pm_card_createDispute');
    const [lostDispute] = (await stripe.disputes.list({ payment_intent: lost.id })).data;
    await post('sk_test_x', `/v1/sandbox/disputes/${lostDispute?.id}/close`, { status: 'lost' });
    expect(await refusal(stripe.refunds.create({ payment_intent: lost.id }))).toMatchObject({
      code: 'charge_disputed',
    });
    const other = await paidIntent();
    expect(await post('sk_test_x', '/v1/sandbox/disputes', { payment_intent: other.id })).toMatchObject({
      object: 'dispute',
    });
    await vi.waitFor(() =>
      expect(received.map(({ type }) => type)).toEqual(
        expect.arrayContaining([
          'charge.dispute.created',
          'charge.dispute.funds_withdrawn',
          'charge.dispute.closed',
          'charge.dispute.funds_reinstated',
        ]),
      ),
    );
  });

  test('are asked for with a secret key only, and by names that exist', async () => {
    expect(await browserPost('/v1/sandbox/faults', {})).toMatchObject({
      error: { code: 'secret_key_required' },
    });
    expect(await plan('POST /v1/refunds', 'mood')).toMatchObject({ error: { param: 'kind' } });
  });
});

describe('events', () => {
  test('are listed by type, newest first, in pages', async () => {
    await paidIntent();
    await paidIntent();
    const page = await stripe.events.list({ types: ['payment_intent.succeeded'], limit: 1 });
    expect(page).toMatchObject({ has_more: true, data: [{ type: 'payment_intent.succeeded' }] });
    const all = await stripe.events
      .list({ type: 'payment_intent.succeeded' })
      .autoPagingToArray({ limit: 10 });
    expect(all).toHaveLength(2);
    expect(all[0]?.id).toBe(page.data[0]?.id);
    expect((await stripe.events.list({ created: { lt: 1000 } })).data).toEqual([]);
  });

  test('wait for a receiver that is down, also across a restart of the sandbox', async () => {
    refuseWebhooks = true;
    await paidIntent();
    await sandbox.stop();
    refuseWebhooks = false;
    expect(received).toEqual([]);
    await start();
    await vi.waitFor(() => expect(received.map(({ type }) => type)).toContain('payment_intent.succeeded'));
    await vi.waitFor(async () => expect((await stripe.events.list()).data[0]?.pending_webhooks).toBe(0));
  });
});

describe('keys', () => {
  test('a publishable key sees an intent only with its client secret, and without metadata', async () => {
    const { id, client_secret } = await stripe.paymentIntents.create({ ...order });
    const get = async (query: string): Promise<Response> =>
      fetch(`${sandbox.url}/v1/payment_intents/${id}${query}`, {
        headers: { authorization: 'Bearer pk_test_x' },
      });
    const seen: unknown = await (await get(`?client_secret=${client_secret}`)).json();
    expect(seen).toMatchObject({ id, status: 'requires_payment_method' });
    expect(seen).not.toHaveProperty('metadata');
    expect((await get('?client_secret=guessed')).status).toBe(400);
    expect((await get('')).status).toBe(400);
    expect(await browserPost('/v1/refunds', { payment_intent: id })).toMatchObject({
      error: { code: 'secret_key_required' },
    });
  });

  test('without a key there is no answer', async () => {
    expect((await fetch(`${sandbox.url}/v1/events`)).status).toBe(401);
  });
});

function browserPost(path: string, fields: Record<string, string>): Promise<unknown> {
  return post('pk_test_x', path, fields);
}

async function post(key: string, path: string, fields: Record<string, string>): Promise<unknown> {
  const response = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
    body: new URLSearchParams(fields),
  });
  return response.json();
}
