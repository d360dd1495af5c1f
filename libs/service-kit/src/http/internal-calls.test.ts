import express, { Router } from 'express';
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { defineCall } from '@getaway/contracts/http/call';
import { createLogger } from '../logger.ts';
import type { Running } from '../shutdown.ts';
import { createApp } from './create-app.ts';
import { createServiceClient, internalGuard } from './internal-calls.ts';
import { listen } from './listen.ts';
import { mount } from './mount.ts';

const token = 'a token for tests that is long';
const askNights = defineCall({
  method: 'POST',
  path: '/internal/nights',
  summary: 'For the test',
  access: 'internal',
  query: v.object({ of: v.optional(v.string()) }),
  body: v.object({ count: v.number() }),
  answer: v.object({ nights: v.number() }),
});

const open: Running[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

async function serve(app: Parameters<typeof listen>[0]): Promise<string> {
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  open.push(server);
  return `http://127.0.0.1:${server.port}`;
}

function house(): Promise<string> {
  const router = Router();
  mount(router, askNights, internalGuard(token), async ({ body }) => ({ nights: body.count * 2 }));
  return serve(
    createApp({
      logger: createLogger({ part: 'test', level: 'silent' }),
      allowedOrigins: [],
      sessionCookie: 'session',
      routes: [router],
      description: { title: 'test', reader: false },
    }),
  );
}

const ask = (baseUrl: string, input = { body: { count: 3 }, timeoutMs: 1_000 }, secret = token) =>
  createServiceClient({ baseUrl, token: secret })(askNights, input);

test('a service that knows the token gets an answer', async () => {
  expect(await ask(await house())).toEqual({ ok: true, answer: { nights: 6 } });
});

test.each(['', 'another token', `${token}x`, token.toUpperCase()])(
  'the token %j is refused',
  async (secret) => {
    expect(await ask(await house(), undefined, secret)).toMatchObject({ ok: false, reason: 'refused' });
  },
);

test('returns a 401 problem without a token, regardless of the body', async () => {
  const answer = await fetch(`${await house()}/internal/nights`, { method: 'POST' });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toMatchObject({ type: 'unauthenticated' });
});

test('a call whose answer trickles in ends with the timeout, not with the last byte', async () => {
  const address = await serve((_request, response) => {
    response.write('{');
    setInterval(() => response.write(' '), 20).unref();
  });
  // It has no last byte, so a call that waited for it would never end.
  expect(await ask(address, { body: { count: 1 }, timeoutMs: 200 })).toMatchObject({ reason: 'away' });
});

test('an unreachable server, a redirect, or an unexpected answer does not throw', async () => {
  const other = express().use((_request, response) => void response.json({ nights: 'many' }));
  const elsewhere = express().use((_request, response) => response.redirect('http://127.0.0.1:9/'));
  expect(await ask('http://127.0.0.1:9')).toMatchObject({ reason: 'away' });
  expect(await ask(await serve(other))).toMatchObject({ reason: 'refused' });
  expect(await ask(await serve(elsewhere))).toMatchObject({ reason: 'away' });
});
