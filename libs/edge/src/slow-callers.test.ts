import { Agent, createServer, request as ask, type RequestListener, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { startCaddyBefore } from '@getaway/testing/caddy';
import { proofLength, tellProof } from '@getaway/testing/proof';
import { loopbackAddress, startSlowCallers } from '@getaway/testing/slow-callers';
import type { RequestHandler } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import type { ConnectionLimits } from '@getaway/service-kit/http/connection-limits';
import { createWebApp } from './create-web-app.ts';
import { createProxy } from './proxy.ts';
import { serviceProxy } from './service-proxy.ts';

const logger = createLogger({ part: 'test', level: 'silent' });
const noLimits: ConnectionLimits = { perNetwork: 0, total: 4_000, exempt: [] };
const ends: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

interface Service {
  readonly url: string;
  /** The most concurrent connections so far. */
  readonly mostConnections: () => number;
  readonly asked: () => number;
}

/** A service that reads each request completely, like all of ours, and answers. */
async function startService(): Promise<Service> {
  let [open, most, asked] = [0, 0, 0];
  const handle: RequestListener = (request, response) => {
    asked += 1;
    text(request).then(
      (body) => response.end(JSON.stringify({ bytes: body.length })),
      () => response.destroy(),
    );
  };
  const server = createServer(handle).on('connection', (socket) => {
    open += 1;
    most = Math.max(most, open);
    socket.once('close', () => (open -= 1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, mostConnections: () => most, asked: () => asked };
}

interface EdgeOptions {
  readonly bodyMs?: number;
  readonly readMs?: number;
  readonly writeMs?: number;
  readonly limits?: ConnectionLimits;
  /** Runs before a request is forwarded. */
  readonly onRequest?: () => void;
}

async function edgeBefore(service: Pick<Service, 'url'>, options: EdgeOptions = {}): Promise<string> {
  const { bodyMs = 60_000, readMs = 10_000, writeMs = 30_000, limits = noLimits, onRequest } = options;
  const proxy = createProxy(logger, { bodyMs, readMs, writeMs });
  ends.push(() => proxy.close());
  const urls = [service.url];
  const services = serviceProxy(proxy, { BOOKING_URL: urls, CALENDAR_URL: urls, CRM_EMAIL_URL: urls });
  const counted: RequestHandler = (_request, _response, next) => {
    onRequest?.();
    next();
  };
  const app = createWebApp({ logger, ready: [], handlers: [counted, services] });
  const server = await listen(app, { host: '127.0.0.1', port: 0, limits }, 100);
  ends.push(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}

/** The control: it streams bodies, over as many connections as the edge has to a service. */
async function naiveEdgeBefore(service: Service): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const server = createServer((incoming, response) => {
    const { method, url, headers } = incoming;
    incoming
      .on('error', () => undefined)
      .pipe(
        ask(`${service.url}${url ?? ''}`, { method, headers, agent }, (answer) => answer.pipe(response)).on(
          'error',
          () => response.destroy(),
        ),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
    agent.destroy();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const calls = [
  ['GET', '/api/packages'],
  ['POST', '/api/quote'],
  ['POST', '/api/contact'],
  ['POST', '/api/stripe/webhook'],
  ['GET', '/calendar/bookings.ics'],
] as const;

/** Sends all requests in turn and returns how long each call took, in ms. */
async function timeCalls(edge: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let call = 0; call < count; call += 1) {
    const [method, path] = calls[call % calls.length] ?? calls[0];
    const asked = performance.now();
    const answer = await fetch(`${edge}${path}`, {
      method,
      ...(method === 'POST' ? { body: '{"a":1}' } : {}),
    });
    expect(answer.status).toBe(200);
    await answer.text();
    times.push(performance.now() - asked);
  }
  return times.sort((one, other) => one - other);
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
}

const isLong = proofLength({ short: false, long: true });
const callCount = proofLength({ short: 100, long: 2_000 });

/** Times calls during 500 slow bodies and 500 silent connections; only the long form requires 300 ms. */
async function p99Beside500(origin: string, service: Service): Promise<number> {
  const slow = await startSlowCallers(origin, { slowBodies: 500, idle: 500 });
  ends.push(() => slow.leave());
  const times = await timeCalls(origin, callCount);
  slow.leave();
  expect(service.asked()).toBe(callCount);
  expect(service.mostConnections()).toBeLessThan(20);
  const p99 = percentile(times, 0.99);
  if (isLong) expect(p99).toBeLessThan(300);
  return p99;
}

/** Sends raw bytes and returns everything received until the connection is closed. */
async function exchange(edge: string, ...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(edge);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  return text(socket);
}

describe('slow callers', () => {
  it('with 500 bodies and 500 silent connections do not affect other callers', async () => {
    const service = await startService();
    const edge = await edgeBefore(service);
    const p99 = await p99Beside500(edge, service);

    const naive = await naiveEdgeBefore(service);
    const slower = await startSlowCallers(naive, { slowBodies: 300, idle: 0 });
    ends.push(() => slower.leave());
    await expect.poll(() => service.mostConnections(), { timeout: 100_000 }).toBeGreaterThanOrEqual(256);
    const late = fetch(`${naive}/api/packages`, { signal: AbortSignal.timeout(2_000) });
    await expect(late).rejects.toThrow('timeout');
    tellProof({
      proof: 'slow callers',
      size: `${callCount} calls beside 500 slow bodies and 500 silent connections, p99 ${p99} ms`,
      control: 'passed on as they come, 300 slow bodies leave a read without an answer',
    });
  }, 240_000);

  it.runIf(isLong)(
    'do not affect other callers behind the Caddy of the compose file either',
    async () => {
      const service = await startService();
      const edge = await edgeBefore(service);
      const caddy = await startCaddyBefore(edge);
      if (caddy) ends.push(() => caddy.stop());
      // Without Caddy, its timeouts are not tested: the edge behind it is the same.
      const p99 = await p99Beside500(caddy?.origin ?? edge, service);
      tellProof({
        proof: 'slow callers',
        size: `${callCount} calls ${caddy ? 'behind' : 'without'} Caddy, p99 ${p99} ms`,
        control: 'as above',
      });
    },
    240_000,
  );

  it('get 408 when the body is not complete in time, and the service receives nothing of it', async () => {
    const service = await startService();
    const edge = await edgeBefore(service, { bodyMs: 300 });
    const answer = await exchange(
      edge,
      'POST /api/contact HTTP/1.1',
      'Host: edge',
      'Content-Length: 9',
      '',
      '{',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"type":"request-timeout"');
    expect(service.asked()).toBe(0);
  });

  it('may not use up all connections: each network has a limit, and a proxy in front is not counted', async () => {
    const service = await startService();
    const limits = { perNetwork: 20, total: 4_000, exempt: [] };
    const edge = await edgeBefore(service, { limits });
    const crowd = await startSlowCallers(edge, { slowBodies: 0, idle: 60, from: () => loopbackAddress(1) });
    ends.push(() => crowd.leave());
    await expect.poll(() => crowd.closed(), { timeout: 10_000 }).toBe(40);
    if (loopbackAddress(1) !== '127.0.0.1') expect((await fetch(`${edge}/api/packages`)).status).toBe(200);

    const trusting = await edgeBefore(service, { limits: { ...limits, exempt: ['127.0.0.0/8'] } });
    const guests = await startSlowCallers(trusting, { slowBodies: 0, idle: 60 });
    ends.push(() => guests.leave());
    expect((await fetch(`${trusting}/api/packages`)).status).toBe(200);
    await sleep(100);
    expect(guests.closed()).toBe(0);
  });
});

/** A service that holds back its answers to some paths until it is released. */
async function startHoldingService(holds: (path: string) => boolean) {
  const held: ServerResponse[] = [];
  let [isHolding, most] = [true, 0];
  const server = createServer((request, response) => {
    request.resume();
    if (!isHolding || !holds(request.url ?? '')) return void response.end('{}');
    held.push(response);
    most = Math.max(most, held.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** The most answers that were held back at once. */
    mostHeld: () => most,
    answer: () => {
      isHolding = false;
      for (const response of held.splice(0)) response.end('{}');
    },
  };
}

describe('calls with slow answers', () => {
  /** The most concurrent requests to a service, and how many more wait at the edge. */
  const [atOnce, waiting] = [256, 44];
  const webhook = '/api/stripe/webhook';
  const crowds = [
    {
      title: 'to guests leave the card webhook its own connections',
      crowd: '/api/packages',
      other: webhook,
    },
    { title: 'to the card webhook leave guests theirs', crowd: webhook, other: '/api/quote' },
  ];

  it.each(crowds)(
    '$title',
    async ({ crowd, other }) => {
      const service = await startHoldingService((path) => path === crowd);
      let arrived = 0;
      const long = { readMs: 200_000, writeMs: 200_000 };
      const edge = await edgeBefore(service, { ...long, onRequest: () => (arrived += 1) });
      const slow = await startSlowCallers(edge, { slowBodies: 500, idle: 500, path: crowd });
      ends.push(() => slow.leave());
      await expect.poll(() => arrived, { timeout: 60_000 }).toBe(500);

      const post = async (path: string, timeoutMs: number) => {
        const signal = AbortSignal.timeout(timeoutMs);
        return (await fetch(`${edge}${path}`, { method: 'POST', body: '{}', signal })).status;
      };
      const calls = Array.from({ length: atOnce + waiting }, () => post(crowd, 100_000));
      await expect.poll(() => arrived, { timeout: 60_000 }).toBe(500 + calls.length);
      const statuses = Promise.allSettled(calls);
      await expect.poll(() => service.mostHeld(), { timeout: 60_000 }).toBeGreaterThanOrEqual(atOnce);
      expect(await post(other, 30_000)).toBe(200);
      expect(service.mostHeld(), 'the others wait at the edge').toBe(atOnce);

      service.answer();
      const answered = (await statuses).map((each) => each.status === 'fulfilled' && each.value);
      expect(new Set(answered)).toEqual(new Set([200]));
    },
    120_000,
  );

  it('no longer delay later calls once their clients have disconnected', async () => {
    const service = await startHoldingService(() => true);
    let arrived = 0;
    const edge = await edgeBefore(service, { readMs: 200_000, onRequest: () => (arrived += 1) });
    const leaving = new AbortController();
    const ask = (signal: AbortSignal) => fetch(`${edge}/api/packages`, { signal });
    const calls = Array.from({ length: atOnce + waiting }, () => ask(leaving.signal));
    const ended = Promise.allSettled(calls);
    await expect.poll(() => arrived, { timeout: 60_000 }).toBe(calls.length);
    await expect.poll(() => service.mostHeld(), { timeout: 60_000 }).toBe(atOnce);
    leaving.abort();
    await ended;
    service.answer();
    const next = Array.from({ length: atOnce }, () => ask(AbortSignal.timeout(60_000)));
    for (const answer of await Promise.all(next)) expect(answer.status).toBe(200);
    expect(service.mostHeld()).toBe(atOnce);
  }, 120_000);
});

describe('a body that is too long', () => {
  it('is refused before it is sent, or while it is sent without a length', async () => {
    const service = await startService();
    const edge = await edgeBefore(service);
    const head = ['POST /api/contact HTTP/1.1', 'Host: edge'];
    expect(await exchange(edge, ...head, 'Content-Length: 102401', '', '')).toMatch(/^HTTP\/1\.1 413 /);
    const chunk = ['19000', 'a'.repeat(0x19000), '1', 'a', '0', '', ''];
    expect(await exchange(edge, ...head, 'Transfer-Encoding: chunked', '', ...chunk)).toMatch(
      /^HTTP\/1\.1 413 /,
    );
    expect(service.asked()).toBe(0);
  });

  it('is one above 100 kB, except from the card provider', async () => {
    const edge = await edgeBefore(await startService());
    const post = (path: string, bytes: number) =>
      fetch(`${edge}${path}`, { method: 'POST', body: 'a'.repeat(bytes) });
    expect(await (await post('/api/contact', 102_400)).json()).toEqual({ bytes: 102_400 });
    expect(await (await post('/api/stripe/webhook', 500_000)).json()).toEqual({ bytes: 500_000 });
  });
});
