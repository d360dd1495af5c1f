import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { Router } from 'express';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defineCall } from '@getaway/contracts/http/call';
import { eventually } from '@getaway/testing/eventually';
import { createApp } from '@getaway/service-kit/http/create-app';
import { createServiceClient, internalGuard } from '@getaway/service-kit/http/internal-calls';
import { listen } from '@getaway/service-kit/http/listen';
import { mount } from '@getaway/service-kit/http/mount';
import { createLogger } from '@getaway/service-kit/logger';
import { Lifetime } from '@getaway/service-kit/shutdown';
import { startTracing, type Tracing } from '@getaway/service-kit/tracing/start-tracing';
import { createWebApp } from '../src/create-web-app.ts';
import { createProxy } from '../src/proxy.ts';
import { startCollector, type Collector } from './collector.ts';
import { openTestBroker, silent, type TestBroker } from '@getaway/service-kit/tests/test-broker';

const token = 'a token for tests that is long';
const traced = { method: 'POST', summary: 'For the test' } as const;
const askOther = defineCall({
  ...traced,
  path: '/internal/ask',
  access: 'internal',
  query: v.object({ of: v.string() }),
});
const takeStay = defineCall({
  ...traced,
  path: '/api/stays/:id',
  access: 'public',
  params: v.object({ id: v.string() }),
});

let lifetime: Lifetime;
beforeEach(() => {
  lifetime = new Lifetime(silent);
});
afterEach(() => lifetime.stop());

async function serve(handler: RequestListener): Promise<string> {
  const server = await listen(handler, { host: '127.0.0.1', port: 0 }, 100);
  lifetime.onStop('server', () => server.stop());
  return `http://127.0.0.1:${server.port}`;
}

function serveCalls(tracing: Tracing, routes: Router): Promise<string> {
  const description = { title: 'test', reader: false };
  const app = createApp({
    logger: silent,
    allowedOrigins: [],
    sessionCookie: 'session',
    routes: [routes],
    description,
  });
  return serve(tracing.around(app));
}

/**
 * An edge, and a service that publishes an event after it has called another service, which also publishes
 * one.
 */
async function startTestService(tracing: Tracing, testBroker: TestBroker): Promise<string> {
  const others = Router();
  mount(others, askOther, internalGuard(token), async ({ correlationId }) => {
    await testBroker.publish('told by the other', { correlationId });
    return undefined;
  });
  const ask = createServiceClient({ baseUrl: await serveCalls(tracing, others), token });
  const stays = Router();
  mount(
    stays,
    takeStay,
    (_request, _response, next) => next(),
    async ({ params, correlationId }) => {
      await ask(askOther, { query: { of: params.id }, timeoutMs: 2_000 });
      await testBroker.publish('told by the service', { correlationId });
      return undefined;
    },
  );
  const proxy = createProxy(silent);
  lifetime.onStop('proxy', () => proxy.close());
  const booking = proxy.to({ name: 'booking', urls: [await serveCalls(tracing, stays)] });
  return serve(tracing.around(createWebApp({ logger: silent, ready: [], handlers: [booking] })));
}

async function startTraced(): Promise<{ tracing: Tracing; collector: Collector }> {
  const collector = await startCollector();
  lifetime.onStop('collector', () => collector.stop());
  const tracing = await startTracing({ part: 'svc-test', endpoint: collector.endpoint, logger: silent });
  lifetime.onStop('tracing', () => tracing.stop());
  return { tracing, collector };
}

describe('a traced site', () => {
  test('shows one trace from the edge, through the services and the broker, to the consumers', async () => {
    const { tracing, collector } = await startTraced();
    const testBroker = await openTestBroker();
    lifetime.onStop('test broker', () => testBroker.close());
    const edge = await startTestService(tracing, testBroker);
    const relay = await testBroker.startRelay();
    lifetime.onStop('relay', () => relay.stop());
    const receiver = await testBroker.startReceiver('traced');
    lifetime.onStop('receiver', () => receiver.stop());

    const requestId = randomUUID();
    const answer = await fetch(`${edge}/api/stays/ann@guest.example?code=4711`, {
      method: 'POST',
      headers: { 'x-request-id': requestId, traceparent: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
    });
    expect(answer.status).toBe(200);
    for (const told of ['told by the service', 'told by the other'])
      await eventually(async () => expect(await testBroker.effects('traced', told)).toBe(1));
    await tracing.stop();

    const nameOf = (spanId: string) => collector.spans.find((span) => span.spanId === spanId)?.name ?? '';
    const tree = collector.spans.map(({ name, parentSpanId }) => `${nameOf(parentSpanId)} > ${name}`);
    expect(tree.sort()).toEqual([
      ' > POST booking',
      'POST /api/stays/:id > POST /internal/ask',
      'POST /internal/ask > POST /internal/ask',
      'POST booking > POST /api/stays/:id',
      'POST booking > publish session.revoked',
      'POST booking > publish session.revoked',
      'publish session.revoked > consume session.revoked',
      'publish session.revoked > consume session.revoked',
    ]);
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(
      new Set([requestId.replaceAll('-', '')]),
    );
    expect(collector.parts).toEqual(new Set(['svc-test']));
    expect(JSON.stringify(collector.spans)).not.toMatch(/ann|guest\.example|4711|told by/);
  });

  test('serves and stops while the collector is unavailable', async () => {
    const lines: string[] = [];
    const logger = createLogger({ part: 'svc-test', level: 'warn' }, { write: (line) => lines.push(line) });
    const tracing = await startTracing({ part: 'svc-test', endpoint: 'http://127.0.0.1:9', logger });
    const origin = await serveCalls(tracing, Router());
    expect((await fetch(`${origin}/nowhere`)).status).toBe(404);
    const stopping = performance.now();
    await tracing.stop();
    expect(performance.now() - stopping).toBeLessThan(9_000);
    expect(lines.map((line) => v.parse(v.object({ msg: v.string() }), JSON.parse(line)).msg)).toEqual([
      'the last traces could not be exported',
    ]);
  });
});
