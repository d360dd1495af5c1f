import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { configSchema } from '../src/config.ts';
import { cardModeOf, tryKeys } from '../src/payments/card-keys.client.ts';

let provider: Server | undefined;
afterEach(() => provider?.close());

async function providerThatSays(status: number, error: object): Promise<string> {
  provider = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  });
  await new Promise<void>((resolve) => provider?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
}

const live = { secretKey: 'sk_live_1', publishableKey: 'pk_live_1' };
const test = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1' };

describe('card keys', () => {
  it('show whether they move real money', () => {
    expect(cardModeOf({ ...live, apiBase: undefined })).toBe('live');
    expect(cardModeOf({ ...live, secretKey: 'rk_live_1', apiBase: undefined })).toBe('live');
    expect(cardModeOf({ ...live, publishableKey: 'pk_test_1', apiBase: undefined })).toBe('test');
    expect(cardModeOf({ ...test, apiBase: undefined })).toBe('test');
    expect(cardModeOf({ ...test, apiBase: 'http://127.0.0.1:12111' })).toBe('sandbox');
  });

  it('start the service only when both have the same mode', () => {
    const faultOf = (STRIPE_SECRET_KEY: string, STRIPE_PUBLISHABLE_KEY: string) => {
      const parsed = v.safeParse(configSchema, { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY });
      const issues = parsed.success ? [] : parsed.issues;
      const about = issues.find(
        (issue) => v.getDotPath(issue)?.startsWith('STRIPE_') && issue.received !== 'undefined',
      );
      return about?.message;
    };
    expect(faultOf('sk_live_1', 'pk_test_1')).toContain('of the same mode as STRIPE_SECRET_KEY');
    expect(faultOf('rk_test_1', 'pk_live_1')).toContain('of the same mode as STRIPE_SECRET_KEY');
    expect(faultOf('whsec_1', 'pk_live_1')).toContain('a secret or restricted key');
    for (const [secret, publishable] of [
      ['sk_live_1', 'pk_live_1'],
      ['rk_live_1', 'pk_live_1'],
      ['sk_test_1', 'pk_test_1'],
      ['rk_test_1', 'pk_test_1'],
    ] as const)
      // The other variables are missing here, and the fault in the keys is reported anyway.
      expect(faultOf(secret, publishable)).not.toBeDefined();
  });

  it.each([
    [
      401,
      { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_live_s3cret' },
      'doesn’t recognize',
    ],
    [403, { type: 'invalid_request_error', message: 'sk_live_s3cret may not' }, 'too few permissions'],
    [500, { type: 'api_error', message: 'sk_live_s3cret broke' }, 'refused the request'],
  ])('that are refused with %i are explained without being repeated', async (status, error, words) => {
    const apiBase = await providerThatSays(status, error);
    const answer = await tryKeys({ secretKey: 'sk_live_s3cret', apiBase });
    expect(answer).toMatchObject({ ok: false, reason: expect.stringContaining(words) as string });
    expect(JSON.stringify(answer)).not.toContain('s3cret');
  });

  it('cannot be checked while the provider does not answer', async () => {
    const answer = await tryKeys({ secretKey: 'sk_test_1', apiBase: 'http://127.0.0.1:9' });
    expect(answer).toEqual({
      ok: false,
      reason: 'The card provider can’t be reached from this machine.',
    });
  });
});
