import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ProviderError } from '../provider/provider-error.ts';
import { checkAnswer, checkParameters } from './check.ts';
import { readSdkTypes } from './read-sdk-types.ts';
import { sdkTypesFile, textOf } from './sdk-types-file.ts';

describe('the table of the SDK’s types', () => {
  it('is what the pinned SDK says', { timeout: 300_000 }, () => {
    // Compared as a flag: a difference of a hundred thousand characters helps no one.
    const isCurrent = textOf(readSdkTypes()) === readFileSync(sdkTypesFile, 'utf8');
    expect(isCurrent, 'run `npm run generate:card-types -w libs/card-sandbox`').toBe(true);
  });
});

describe('parameters', () => {
  const refusalOf = (fields: Record<string, unknown>) => {
    try {
      checkParameters('POST /v1/payment_intents', fields);
    } catch (error) {
      if (error instanceof ProviderError) return { status: error.status, ...error.body };
      throw error;
    }
    return undefined;
  };
  const good = { amount: '100', currency: 'usd' };

  it('that the SDK knows are taken as the form encodes them', () => {
    const fields = {
      ...good,
      allowed_payment_method_types: ['card'],
      confirm: 'true',
      metadata: { bookingId: 'b1' },
      payment_method_data: { type: 'link', billing_details: { address: '' } },
      expand: ['latest_charge'],
    };
    expect(refusalOf(fields)).toBeUndefined();
  });

  it.each([
    [{ foo: 'bar' }, { code: 'parameter_unknown', param: 'foo', message: 'Received unknown parameter: foo' }],
    [{ payment_method_types: ['card'] }, { code: 'parameter_unknown', param: 'payment_method_types' }],
    [
      { shipping: { name: 'A', address: { plnet: 'Mars' } } },
      { code: 'parameter_unknown', param: 'shipping[address][plnet]' },
    ],
    [{ allowed_payment_method_types: ['gold'] }, { param: 'allowed_payment_method_types[0]' }],
    [
      { allowed_payment_method_types: 'card' },
      { param: 'allowed_payment_method_types', message: 'Invalid array' },
    ],
    [{ capture_method: 'soon' }, { param: 'capture_method' }],
    [{ amount: 'much' }, { code: 'parameter_invalid_integer', param: 'amount' }],
    [{ amount: '' }, { code: 'parameter_invalid_empty', param: 'amount' }],
    [{ confirm: 'maybe' }, { param: 'confirm', message: 'Invalid boolean: maybe' }],
    [{ description: { a: 'b' } }, { param: 'description' }],
    [{ metadata: 'text' }, { param: 'metadata' }],
  ])('refused as the provider refuses them: %o', (fields, refusal) => {
    expect(refusalOf({ ...good, ...fields })).toMatchObject({
      status: 400,
      type: 'invalid_request_error',
      ...refusal,
    });
  });

  it('that are missing are named', () => {
    expect(refusalOf({ currency: 'usd' })).toMatchObject({ code: 'parameter_missing', param: 'amount' });
  });
});

describe('answers', () => {
  const refund = {
    id: 're_1',
    object: 'refund',
    amount: 100,
    balance_transaction: null,
    charge: 'ch_1',
    created: 1,
    currency: 'usd',
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: 'pi_1',
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };

  it('that are as the SDK types them have no violation', () => {
    expect(checkAnswer('GET /v1/refunds/:id', refund)).toEqual([]);
    const page = { object: 'list', url: '/v1/refunds', has_more: false, data: [refund] };
    expect(checkAnswer('GET /v1/refunds', page)).toEqual([]);
  });

  it.each([
    ['a missing field', { ...refund, amount: undefined }, 'Refund.amount: missing'],
    ['a wrong type', { ...refund, amount: '100' }, 'Refund.amount: type'],
    ['an unknown field', { ...refund, extra: 1 }, 'Refund.extra: unknown'],
    ['a wrong value', { ...refund, reason: 'mood' }, 'Refund.reason'],
  ])('with %s are a violation', (_fault, planted, words) => {
    const answer: unknown = JSON.parse(JSON.stringify(planted));
    expect(checkAnswer('GET /v1/refunds/:id', answer).join('\n')).toContain(words);
    const page = { object: 'list', url: '/v1/refunds', has_more: false, data: [answer] };
    expect(checkAnswer('GET /v1/refunds', page)).not.toEqual([]);
  });
});
