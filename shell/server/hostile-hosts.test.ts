import { listen } from '@getaway/service-kit/http/listen';
import { createLogger } from '@getaway/service-kit/logger';
import { createProxy } from '@getaway/edge/proxy';
import { sendHosts } from '@getaway/testing/hostile-hosts';
import { startGenerousService } from '@getaway/testing/hostile-targets';
import { bundledProperty } from '@getaway/property';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createEdge } from './edge.ts';

it('answers 400 at the edge to a request that names no host, two, or no valid one', async () => {
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
  for (const path of ['/api/packages', '/config.json', '/healthz']) {
    const { wrong, right } = await sendHosts(origin, path);
    expect(wrong.filter(({ status }) => status !== 400)).toEqual([]);
    expect(right.filter(({ status }) => status !== 200)).toEqual([]);
  }

  await server.stop();
  proxy.close();
  service.stop();
});
