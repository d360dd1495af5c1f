import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '@getaway/testing/eventually';
import { inDays, intentFor, type IntentAnswer } from './guests.ts';
import { startTestService, type TestService } from './test-service.ts';

const intentCall = '/api/create-booking-payment-intent';
const token = 'the secret that services know';

/** A stand-in for the svc-calendar call that a paying guest triggers. */
let calendar: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: IncomingMessage[] = [];
let service: TestService;
beforeAll(async () => {
  calendar = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((resolve) => calendar.listen(0, '127.0.0.1', resolve));
  const { port } = calendar.address() as AddressInfo;
  const environment = { CALENDAR_URL: `http://127.0.0.1:${port}`, INTERNAL_TOKEN: token };
  service = await startTestService({ webhooks: false, environment });
});
afterAll(async () => {
  await service.stop();
  calendar.closeAllConnections();
  calendar.close();
});
beforeEach(() => {
  asked = [];
  answers([]);
});

function answers(changes: object[]): void {
  answer = (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ changes, failed: 0 }));
}

const present = (from: string, to: string, entityId: string = randomUUID(), revision = 1) => ({
  entityId,
  revision,
  status: 'present',
  from,
  to,
});
const ask = (from: number, to: number) =>
  service.browser().post(intentCall, intentFor(inDays(from), inDays(to)));

describe('a guest who reaches the payment step', () => {
  it('is refused nights that another platform sold a moment ago', async () => {
    answers([present(inDays(11), inDays(13))]);
    expect(await ask(10, 12)).toMatchObject({
      status: 409,
      body: { type: 'dates-taken', dates: [inDays(11)] },
    });
    expect(asked).toHaveLength(1);
    expect(asked[0]).toMatchObject({ method: 'POST', url: '/internal/poll-stale-feeds' });
    expect(asked[0]?.headers.authorization).toBe(`Bearer ${token}`);
  });

  it('is refused the same nights without a card', async () => {
    answers([present(inDays(21), inDays(23))]);
    const reservation = intentFor(inDays(20), inDays(22), { paymentMethod: 'cash' });
    expect(await service.browser().post('/api/create-alternative-booking', reservation)).toMatchObject({
      status: 409,
      body: { type: 'dates-taken' },
    });
  });

  it('gets nights that are available, and nights that only echo one of our own stays', async () => {
    const echo = randomUUID();
    answers([
      present(inDays(40), inDays(42)),
      present(inDays(30), inDays(32), echo),
      { entityId: echo, revision: 2, status: 'gone' },
    ]);
    expect(await ask(30, 32)).toMatchObject({ status: 200 });
  });

  it('triggers one sync: changing a hold that has its nights triggers none', async () => {
    const guest = service.browser();
    const { body } = await guest.post<IntentAnswer>(intentCall, intentFor(inDays(50), inDays(52)));
    const change = (from: number, to: number) =>
      guest.post(intentCall, { ...intentFor(inDays(from), inDays(to)), holdId: body.holdId });
    expect(await change(50, 52)).toMatchObject({ status: 200 });
    expect(await change(51, 52)).toMatchObject({ status: 200 });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['other nights', { held: 91, from: 93, to: 95, sold: 94 }],
    ['one night more', { held: 101, from: 101, to: 103, sold: 102 }],
    ['one night before', { held: 111, from: 110, to: 112, sold: 110 }],
  ])(
    'who moves a hold to %s is refused nights that another platform has sold since',
    async (_nights, { held, from, to, sold }) => {
      const guest = service.browser();
      const first = intentFor(inDays(held), inDays(held + 1));
      const { body } = await guest.post<IntentAnswer>(intentCall, first);
      answers([present(inDays(sold), inDays(sold + 1))]);
      const other = { ...intentFor(inDays(from), inDays(to)), holdId: body.holdId };
      expect(await guest.post(intentCall, other)).toMatchObject({
        status: 409,
        body: { type: 'dates-taken', dates: [inDays(sold)] },
      });
      expect(asked).toHaveLength(2);
    },
  );

  it('waits at most three seconds', async () => {
    answer = () => undefined;
    const startedAt = performance.now();
    expect(await ask(60, 61)).toMatchObject({ status: 200 });
    const waitedMs = performance.now() - startedAt;
    expect(waitedMs).toBeGreaterThan(2_900);
    expect(waitedMs).toBeLessThan(10_000);
  });

  it.each([
    ['fails', (_request: IncomingMessage, response: ServerResponse) => response.writeHead(500).end('no')],
    ['breaks off', (request: IncomingMessage) => request.socket.destroy()],
    [
      'returns an invalid answer',
      (_request: IncomingMessage, response: ServerResponse) => response.end('{"changes":1}'),
    ],
  ])('proceeds when the calendar %s', async (what, fault) => {
    answer = fault;
    const day = { fails: 70, 'breaks off': 73 }[what] ?? 76;
    expect(await ask(day, day + 1)).toMatchObject({ status: 200 });
  });

  it('finds the nights unchanged when the event arrives as well', async () => {
    const stay = present(inDays(81), inDays(83));
    answers([stay]);
    await ask(80, 82);
    await ask(80, 82);
    const nights = await eventually(async () => {
      const { rows } = await service.database.query(`SELECT 1 FROM external_nights WHERE entity_id = $1`, [
        stay.entityId,
      ]);
      return rows.length;
    });
    expect(nights).toBe(2);
  });
});
