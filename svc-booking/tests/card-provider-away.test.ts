import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findFreePort } from '@getaway/infrastructure/processes/ports';
import { expireHolds } from '../src/holds/expire-holds.ts';
import { openTestDeps, type TestDeps } from './test-deps.ts';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

let service: TestService;
let deps: TestDeps;
let road: Server;
let isOpen = true;

/** The connection to the provider: while it is closed, requests fail. */
beforeAll(async () => {
  const port = await findFreePort();
  service = await startTestService({ environment: { STRIPE_API_BASE: `http://127.0.0.1:${port}` } });
  road = createServer((request, response) => {
    if (!isOpen) {
      request.socket.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { authorization = '', 'content-type': type = 'application/x-www-form-urlencoded' } =
        request.headers;
      const method = request.method ?? 'GET';
      void fetch(`${service.sandboxAddress}${request.url ?? ''}`, {
        method,
        headers: { authorization, 'content-type': type },
        ...(method === 'GET' ? {} : { body: Buffer.concat(chunks) }),
      }).then(async (answer) => {
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(await answer.text());
      });
    });
  });
  await new Promise<void>((resolve) => road.listen(port, '127.0.0.1', resolve));
  deps = openTestDeps({ databaseUrl: service.databaseUrl, sandboxAddress: `http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await deps.database.close();
  await service.stop();
  road.closeAllConnections();
  await new Promise((resolve) => road.close(resolve));
});

it('asks to try again while the card provider is unavailable, and finds the hold once it is back', async () => {
  const guest = service.browser();
  const request = intentFor(inDays(10), inDays(12));
  isOpen = false;
  const away = await guest.post('/api/create-booking-payment-intent', request);
  expect(away).toMatchObject({ status: 503, body: { type: 'unavailable' } });
  expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await service
    .browser()
    .post('/api/create-booking-payment-intent', intentFor(inDays(11), inDays(13)));
  expect(other).toMatchObject({ status: 409, body: { type: 'dates-taken' } });

  isOpen = true;
  const back = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  expect(back.status).toBe(200);
  const { paymentIntentId } = back.body;
  isOpen = false;
  for (const [path, body] of [
    ['/api/complete-booking', { paymentIntentId }],
    ['/api/create-alternative-booking', request],
  ] as const)
    expect((await guest.post(path, body)).status).toBe(503);
  const { rows } = await service.database.query<{ status: string }>(
    'SELECT status FROM bookings WHERE payment_intent_id = $1',
    [paymentIntentId],
  );
  expect(rows).toEqual([{ status: 'pending' }]);

  isOpen = true;
  await service.pay(paymentIntentId);
  expect(await guest.post('/api/complete-booking', { paymentIntentId })).toMatchObject({
    status: 200,
    body: { status: 'confirmed' },
  });
});

it('keeps a hold unchanged while its payment cannot be canceled, and changes it once the provider is back', async () => {
  const guest = service.browser();
  const request = intentFor(inDays(14), inDays(16));
  const { body: held } = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', request);
  const longer = { ...request, bookingData: { ...request.bookingData, checkOutDate: inDays(18) } };
  isOpen = false;
  expect((await guest.post('/api/create-booking-payment-intent', longer)).status).toBe(503);
  const { rows } = await service.database.query<{ checkOut: string; payment_intent_id: string }>(
    'SELECT check_out_date::text AS "checkOut", payment_intent_id FROM bookings WHERE hold_id = $1',
    [held.holdId],
  );
  expect(rows).toEqual([{ checkOut: inDays(16), payment_intent_id: held.paymentIntentId }]);

  isOpen = true;
  const { body: changed } = await guest.post<IntentAnswer>('/api/create-booking-payment-intent', longer);
  expect(changed.paymentIntentId).not.toBe(held.paymentIntentId);
  expect((await service.pay(held.paymentIntentId)).status).toBe(400);
  expect((await service.pay(changed.paymentIntentId)).status).toBe(200);
});

it('keeps a hold whose intent cannot be canceled, and expires it once the provider is back', async () => {
  const guest = service.browser();
  const held = await guest.post<IntentAnswer>(
    '/api/create-booking-payment-intent',
    intentFor(inDays(20), inDays(21)),
  );
  await service.database.query('UPDATE bookings SET hold_expires_at = now() WHERE hold_id = $1', [
    held.body.holdId,
  ]);
  const statusOf = async () =>
    (
      await service.database.query<{ status: string }>('SELECT status FROM bookings WHERE hold_id = $1', [
        held.body.holdId,
      ])
    ).rows;
  isOpen = false;
  await expireHolds(deps, 'away');
  expect(await statusOf()).toEqual([{ status: 'pending' }]);
  isOpen = true;
  await expireHolds(deps, 'back');
  expect(await statusOf()).toEqual([{ status: 'cancelled' }]);
});
