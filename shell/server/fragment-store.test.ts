import express from 'express';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import { expect, it, vi } from 'vitest';
import { createFragmentStore } from './fragment-store.ts';

const logger = createLogger({ part: 'test', level: 'silent' });

it('replaces the pages of an earlier house as soon as there are others, without a visitor', async () => {
  let revision = 'first';
  let asked = 0;
  const app = express().get('/fragments/index.json', (_request, response) => {
    asked += 1;
    const house = { name: revision, colour: '#000000', style: '', data: '{}', revision };
    response.json({ buildId: 'build', head: '', body: revision, house });
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  // The clock is still, so that nothing is renewed because of its age.
  const store = createFragmentStore({
    remoteUrls: [`http://127.0.0.1:${server.port}`],
    logger,
    now: () => 0,
  });
  expect((await store.find('/'))?.body).toBe('first');
  store.expect('second');
  await vi.waitFor(() => expect(asked).toBeGreaterThan(2), 5_000);
  expect((await store.find('/'))?.body).toBe('first');
  revision = 'second';
  await vi.waitFor(async () => expect((await store.find('/'))?.body).toBe('second'), 5_000);
  const before = asked;
  await new Promise((resolve) => void setTimeout(resolve, 600));
  expect(asked).toBe(before);
  await server.stop();
});

it('replaces a page that was first visited while the remote was still rendering', async () => {
  let revision = 'first';
  const app = express().get('/fragments/index.json', (_request, response) => {
    const house = { name: revision, colour: '#000000', style: '', data: '{}', revision };
    response.json({ buildId: 'build', head: '', body: revision, house });
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  const remoteUrls = [`http://127.0.0.1:${server.port}`];
  const store = createFragmentStore({ remoteUrls, logger, now: () => 0 });
  store.expect('second');
  await new Promise((resolve) => void setTimeout(resolve, 50));
  expect((await store.find('/'))?.body).toBe('first');
  revision = 'second';
  await vi.waitFor(async () => expect((await store.find('/'))?.body).toBe('second'), 5_000);
  await server.stop();
});

it('does not press a remote that is unavailable', async () => {
  let asked = 0;
  let isAvailable = true;
  const app = express().get('/fragments/index.json', (_request, response) => {
    asked += 1;
    if (!isAvailable) return void response.status(503).end();
    const house = { name: 'House', colour: '#000000', style: '', data: '{}', revision: 'first' };
    response.json({ buildId: 'build', head: '', body: 'first', house });
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  const store = createFragmentStore({
    remoteUrls: [`http://127.0.0.1:${server.port}`],
    logger,
    now: () => 0,
  });
  await store.find('/');
  isAvailable = false;
  store.expect('second');
  await new Promise((resolve) => void setTimeout(resolve, 2_500));
  expect(asked).toBeLessThan(6);
  expect((await store.find('/'))?.body).toBe('first');
  store.expect('first');
  await server.stop();
});
