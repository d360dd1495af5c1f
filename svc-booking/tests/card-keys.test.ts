import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { cardModeOf, tryKeys } from '../src/payments/card-keys.ts';

let provider: Server | undefined;
afterEach(() => provider?.close());

async function providerThatSays(status: number, error: object): Promise<string> {
  provider = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
  });
  await new Promise<void>((resolve) => provider?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
}

describe('card keys', () => {
  it('say which money they move', () => {
    expect(cardModeOf({ secretKey: 'sk_live_1', apiBase: undefined })).toBe('live');
    expect(cardModeOf({ secretKey: 'sk_test_1', apiBase: undefined })).toBe('test');
    expect(cardModeOf({ secretKey: 'sk_test_1', apiBase: 'http://127.0.0.1:12111' })).toBe('sandbox');
  });

  it.each([
    [
      401,
      { type: 'invalid_request_error', message: 'Invalid API Key provided: sk_live_s3cret' },
      'does not know',
    ],
    [403, { type: 'invalid_request_error', message: 'sk_live_s3cret may not' }, 'may not read payments'],
    [500, { type: 'api_error', message: 'sk_live_s3cret broke' }, 'refused the question'],
  ])('that are refused with %i are explained without being repeated', async (status, error, words) => {
    const apiBase = await providerThatSays(status, error);
    const answer = await tryKeys({ secretKey: 'sk_live_s3cret', apiBase });
    expect(answer).toMatchObject({ ok: false, reason: expect.stringContaining(words) as string });
    expect(JSON.stringify(answer)).not.toContain('s3cret');
  });

  it('cannot be tried while nobody answers', async () => {
    const answer = await tryKeys({ secretKey: 'sk_test_1', apiBase: 'http://127.0.0.1:9' });
    expect(answer).toEqual({
      ok: false,
      reason: 'The card provider could not be reached from this machine.',
    });
  });
});
