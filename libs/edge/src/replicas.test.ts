import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import { createWebApp } from './create-web-app.ts';
import { createProxy } from './proxy.ts';
import { serviceProxy } from './service-proxy.ts';

const logger = createLogger({ part: 'test', level: 'silent' });
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** An edge that knows these replicas of one service. */
async function edgeBefore(...urls: string[]): Promise<string> {
  const proxy = createProxy(logger, { readMs: 300, writeMs: 900 });
  ends.push(() => proxy.close());
  const app = createWebApp({ logger, ready: [], handlers: [proxy.to({ name: 'booking', urls })] });
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  ends.push(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}

async function serve(
  handler: RequestListener,
  port = 0,
): Promise<{ url: string; port: number; server: Server }> {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${bound.port}`, port: bound.port, server };
}

const answering =
  (text: string): RequestListener =>
  (_request, response) =>
    response.end(text);

async function leave(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

describe('a service with several replicas', () => {
  it('receives requests in turn', async () => {
    const [one, two] = [await serve(answering('one')), await serve(answering('two'))];
    const edge = await edgeBefore(one.url, two.url);
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => (await fetch(`${edge}/api/quote`)).text()),
    );
    expect(new Set(answers)).toEqual(new Set(['one', 'two']));
  });

  it('loses no request, not even a write, when a replica accepts no connection', async () => {
    const gone = await serve(answering('never'));
    await leave(gone.server);
    const edge = await edgeBefore(gone.url, (await serve(answering('here'))).url);
    for (let round = 0; round < 4; round += 1) {
      const answer = await fetch(`${edge}/api/quote`, {
        method: 'POST',
        body: 'once',
        headers: { connection: 'close' },
      });
      expect(await answer.text()).toBe('here');
    }
  });

  it('is waited for while its only replica restarts', async () => {
    const { url, port, server } = await serve(answering('before'));
    const edge = await edgeBefore(url);
    expect((await fetch(`${edge}/api/quote`)).status).toBe(200);
    await leave(server);
    const asked = fetch(`${edge}/api/quote`, { method: 'POST', body: 'once' });
    await sleep(400);
    await serve(answering('back'), port);
    expect(await (await asked).text()).toBe('back');
  });

  it('is waited for by one caller only, and the others fail at once', async () => {
    const { url, server } = await serve(answering('before'));
    const edge = await edgeBefore(url);
    expect((await fetch(`${edge}/api/quote`)).status).toBe(200);
    await leave(server);
    const askMs = async (): Promise<number> => {
      const asked = performance.now();
      expect((await fetch(`${edge}/api/quote`)).status).toBe(503);
      return performance.now() - asked;
    };
    const firstMs = await askMs();
    expect(await askMs()).toBeLessThan(firstMs / 2);
  });

  it('gets a second attempt for a read that broke off, but not for a write', async () => {
    let asked = 0;
    const breaking = await serve((request, response) => {
      asked += 1;
      if (asked === 1) request.socket.resetAndDestroy();
      else response.end(`answer ${asked}`);
    });
    const edge = await edgeBefore(breaking.url);
    expect(await (await fetch(`${edge}/api/packages`)).text()).toBe('answer 2');
    asked = 0;
    const unanswered = await fetch(`${edge}/api/quote`, { method: 'POST', body: '{}' });
    expect(unanswered.status).toBe(504);
    expect(await unanswered.json()).toMatchObject({ type: 'no-answer' });
    expect(asked).toBe(1);
  });

  it('gets a second attempt for a write with a key, with the complete body', async () => {
    const bodies: string[] = [];
    const breaking = await serve((request, response) => {
      void text(request).then((body) => {
        bodies.push(body);
        if (bodies.length === 1) request.socket.resetAndDestroy();
        else response.end('done');
      });
    });
    const edge = await edgeBefore(breaking.url);
    const answer = await fetch(`${edge}/api/complete-booking`, {
      method: 'POST',
      body: '{"paymentIntentId":"pi_1"}',
      headers: { 'idempotency-key': 'a-key-of-twenty-letters' },
    });
    expect([answer.status, await answer.text()]).toEqual([200, 'done']);
    expect(bodies).toEqual(['{"paymentIntentId":"pi_1"}', '{"paymentIntentId":"pi_1"}']);
  });

  it('is not asked again when it hangs, and a read times out sooner than a write', async () => {
    let asked = 0;
    const edge = await edgeBefore((await serve(() => void (asked += 1))).url);
    for (const [init, atLeast, atMost, status] of [
      [{}, 300, 850, 503],
      // The write may still be done, so a 503 would be wrong.
      [
        { method: 'POST', body: '{}', headers: { 'idempotency-key': 'a-key-of-twenty-letters' } },
        900,
        1_750,
        504,
      ],
    ] as const) {
      asked = 0;
      const started = performance.now();
      const answer = await fetch(`${edge}/api/quote`, init);
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '3']);
      const waited = performance.now() - started;
      expect(waited).toBeGreaterThan(atLeast - 5);
      expect(waited).toBeLessThan(atMost);
      expect(asked).toBe(1);
    }
  });

  it('is given less time for the reads of the booking page, which guests wait for', async () => {
    const hung = await serve(() => undefined);
    const proxy = createProxy(logger, { quickReadMs: 200, readMs: 2_000, writeMs: 2_000 });
    ends.push(() => proxy.close());
    const addresses = { BOOKING_URL: [hung.url], CALENDAR_URL: [hung.url], CRM_EMAIL_URL: [hung.url] };
    const app = createWebApp({ logger, ready: [], handlers: [serviceProxy(proxy, addresses)] });
    const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
    ends.push(() => server.stop());
    const waited = async (path: string, method = 'GET') => {
      const asked = performance.now();
      const { status, headers } = await fetch(`http://127.0.0.1:${server.port}${path}`, { method });
      expect([status, headers.get('retry-after')]).toEqual([503, '3']);
      return performance.now() - asked;
    };
    const quick = [
      'night-rates?from=2027-01-01&to=2027-02-01',
      'unavailable-dates',
      'flexible-stays?nights=2',
    ];
    for (const path of quick) expect(await waited(`/api/${path}`)).toBeLessThan(1_500);
    for (const path of ['quote', 'check-availability'])
      expect(await waited(`/api/${path}`, 'POST')).toBeLessThan(1_500);
    expect(await waited('/api/admin/bookings')).toBeGreaterThan(1_500);
  });

  it('gets a read that hangs at one replica answered by another', async () => {
    const edge = await edgeBefore((await serve(() => undefined)).url, (await serve(answering('here'))).url);
    const answers = await Promise.all([1, 2].map(async () => (await fetch(`${edge}/api/packages`)).text()));
    expect(answers).toEqual(['here', 'here']);
  });
});

describe('a part that is stopping', () => {
  it('reports that it is not ready, keeps serving, and gives up its connections before it closes', async () => {
    const part = await listen(answering('served'), { host: '127.0.0.1', port: 0, drainMs: 400 });
    const url = `http://127.0.0.1:${part.port}`;
    expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
    const stopped = part.stop();
    const ready = await fetch(`${url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping', away: [] }]);
    const answer = await fetch(`${url}/api/quote`);
    expect([await answer.text(), answer.headers.get('connection')]).toEqual(['served', 'close']);
    await stopped;
    await expect(fetch(url)).rejects.toThrow();
  });

  it('is replaced under load without a failed request', async () => {
    const slowly =
      (text: string): RequestListener =>
      (_request, response) =>
        void setTimeout(() => response.end(text), 5);
    const start = (text: string, port = 0) =>
      listen(slowly(text), { host: '127.0.0.1', port, drainMs: 1_200 });
    const [first, second] = [await start('old'), await start('old')];
    const edge = await edgeBefore(`http://127.0.0.1:${first.port}`, `http://127.0.0.1:${second.port}`);
    const seen = { old: 0, new: 0 };
    let isOver = false;
    const guest = async (): Promise<void> => {
      while (!isOver) {
        const answer = await fetch(`${edge}/api/quote`, { method: 'POST', body: '{}' });
        expect(answer.status).toBe(200);
        seen[(await answer.text()) as 'old' | 'new'] += 1;
      }
    };
    const guests = Array.from({ length: 8 }, guest);
    const isSeen = async (which: 'old' | 'new'): Promise<void> => {
      while (seen[which] <= 20) await sleep(10);
    };
    await isSeen('old');
    for (const replica of [first, second]) {
      await replica.stop();
      const fresh = await start('new', replica.port);
      ends.push(() => fresh.stop());
    }
    await isSeen('new');
    isOver = true;
    await Promise.all(guests);
  }, 120_000);
});
