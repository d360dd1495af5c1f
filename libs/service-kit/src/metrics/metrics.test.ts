import { Router } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../http/create-app.ts';
import { listen } from '../http/listen.ts';
import { createLogger } from '../logger.ts';
import { measureRequests, withMetricsPage } from './http-metrics.ts';
import { createMetrics, type Metrics } from './metrics.ts';

const logger = createLogger({ part: 'test', level: 'silent' });
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serve(prepare: (metrics: Metrics) => void = () => undefined): Promise<string> {
  const metrics = createMetrics('svc-test', logger);
  prepare(metrics);
  const routes = Router();
  routes.get('/api/stays/:id', (request, response) => {
    response.status(request.params.id === 'none' ? 404 : 200).json({});
  });
  const app = createApp({
    logger,
    allowedOrigins: [],
    sessionCookie: 'session',
    routes: [routes],
    description: { title: 'test', reader: false },
  });
  const server = await listen(
    withMetricsPage(measureRequests(metrics)(app), metrics, logger),
    { host: '127.0.0.1', port: 0 },
    100,
  );
  ends.push(() => server.stop());
  return `http://127.0.0.1:${server.port}`;
}

const metricsOf = async (origin: string): Promise<string> => (await fetch(`${origin}/metrics`)).text();

describe('the metrics of a service', () => {
  it('count requests by route and status, and never contain the actual path', async () => {
    const origin = await serve();
    for (const path of [
      '/api/stays/guest-one',
      '/api/stays/guest-two',
      '/api/stays/none',
      '/wp-login.php?x=1',
    ])
      await (await fetch(`${origin}${path}`)).text();
    const text = await metricsOf(origin);
    const count = (labels: string): string | undefined =>
      new RegExp(`^http_request_duration_seconds_count\\{part="svc-test",${labels}\\} (\\d+)$`, 'm').exec(
        text,
      )?.[1];
    expect(count('method="GET",route="/api/stays/:id",status="200"')).toBe('2');
    expect(count('method="GET",route="/api/stays/:id",status="404"')).toBe('1');
    expect(count('method="GET",route="other",status="404"')).toBe('1');
    expect(text).not.toMatch(/guest-one|wp-login/);
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('leave out values that cannot be read, and report that', async () => {
    let isAway = false;
    const origin = await serve((metrics) => {
      const read = () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([{ value: 3 }]));
      metrics.addGauge({ name: 'getaway_waiting', help: 'Things that wait', read });
    });
    expect(await metricsOf(origin)).toContain('getaway_waiting{part="svc-test"} 3');
    isAway = true;
    const text = await metricsOf(origin);
    expect(text).not.toMatch(/^getaway_waiting\{/m);
    expect(await metricsOf(origin)).toMatch(
      /^getaway_gauge_failures_total\{gauge="getaway_waiting",part="svc-test"\} [12]$/m,
    );
    expect(text).toContain('process_cpu_seconds_total');
  });
});
