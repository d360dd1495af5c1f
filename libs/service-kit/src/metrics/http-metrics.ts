import type { RequestListener } from 'node:http';
import { Histogram } from 'prom-client';
import { isForMachines, metricsPath, routeNameOf } from '../http/route-name.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from './metrics.ts';

const labelNames = ['method', 'route', 'status'] as const;
type Label = (typeof labelNames)[number];
const secondsBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts and times a handler's requests by method, route and status. */
export function withRequestMetrics(handler: RequestListener, metrics: Metrics): RequestListener {
  return measureRequests(metrics)(handler);
}

/** The same for several handlers whose requests count as those of one part. */
export function measureRequests({ registry }: Metrics): (handler: RequestListener) => RequestListener {
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Request duration by method, route and status',
    labelNames,
    buckets: secondsBuckets,
    registers: [registry],
  });
  // Looking up a series by its labels is slower than counting, so series are cached, one for each route and
  // status.
  const seriesOf = new Map<string, Histogram.Internal<Label>>();
  const observe = (method: string, route: string, status: string, value: number): void => {
    const name = `${method} ${route} ${status}`;
    const series = seriesOf.get(name) ?? seconds.labels(method, route, status);
    seriesOf.set(name, series);
    series.observe(value);
  };
  return (handler) => (request, response) => {
    if (isForMachines(request)) return handler(request, response);
    const startedAt = performance.now();
    response.once('close', () => {
      // A client that disconnects before the answer is not our failure.
      const status = response.writableFinished ? String(response.statusCode) : 'left';
      observe(request.method ?? '', routeNameOf(request), status, (performance.now() - startedAt) / 1_000);
    });
    return handler(request, response);
  };
}

/** Answers `/metrics`, and passes everything else to the handler. For addresses that no guest reaches. */
export function withMetricsPage(
  handler: RequestListener,
  { registry }: Metrics,
  logger: Logger,
): RequestListener {
  return (request, response) => {
    if (request.url !== metricsPath || request.method !== 'GET') return handler(request, response);
    registry
      .metrics()
      .then((text) => {
        response.writeHead(200, { 'content-type': registry.contentType, 'cache-control': 'no-store' });
        response.end(text);
      })
      .catch((error: unknown) => {
        logger.error({ err: error }, 'metrics could not be read');
        response.writeHead(500).end();
      });
  };
}
