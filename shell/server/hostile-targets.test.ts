import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import { createProxy } from '@getaway/edge/proxy';
import {
  hostileTargets,
  sendTarget,
  sendTargets,
  startGenerousService,
} from '@getaway/testing/hostile-targets';
import { bundledProperty } from '@getaway/property';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

it('reaches no inner path of a service from the edge, however it is written', async () => {
  const service = await startGenerousService();
  const config = readConfig({
    BOOKING_URL: service.url,
    CALENDAR_URL: service.url,
    CRM_EMAIL_URL: service.url,
    MF_ADMIN_URL: 'http://127.0.0.1:9',
    MF_PUBLIC_URL: 'http://127.0.0.1:9',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  });
  const logger = createLogger({ part: 'test', level: 'silent' });
  const proxy = createProxy(logger);
  const app = createEdge({ config, dist: import.meta.dirname, property: bundledProperty, logger, proxy });
  const server = await listen(app, { host: '127.0.0.1', port: 0 }, 100);
  const origin = `http://127.0.0.1:${server.port}`;
  const targets = hostileTargets(new URL(origin).host);
  const answers = await sendTargets(origin, targets);

  expect(answers.filter(({ isInner }) => isInner)).toEqual([]);
  expect(answers.filter(({ status }) => status === 400).length).toBeGreaterThan(500);
  expect(await sendTarget(origin, '127.0.0.1:443', 'CONNECT')).toEqual({ status: 0, isInner: false });
  // Controls: canonical paths reach the service, and it answers these spellings when it is called directly.
  expect((await sendTarget(origin, '/api/packages?at=%2F..')).status).toBe(200);
  const direct = await sendTargets(service.url, targets);
  expect(direct.filter(({ isInner }) => isInner).length).toBeGreaterThan(400);

  await server.stop();
  proxy.close();
  service.stop();
}, 120_000);
