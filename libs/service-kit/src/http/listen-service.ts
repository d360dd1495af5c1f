import type { RequestListener } from 'node:http';
import type { Logger } from '../logger.ts';
import { measureRequests, withMetricsPage } from '../metrics/http-metrics.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Running } from '../shutdown.ts';
import { listen } from './listen.ts';

export interface ServiceListeners {
  readonly config: {
    readonly HOST: string;
    readonly PORT: number;
    readonly INTERNAL_PORT: number;
    readonly DRAIN_MS: number;
  };
  /** The calls that the edge forwards. All of its routes are public or for staff. */
  readonly publicApp: RequestListener;
  /**
   * Calls for operators and other services, on a port that the edge does not know. `/metrics` is added to it.
   */
  readonly internalApp: RequestListener;
  readonly metrics: Metrics;
  readonly logger: Logger;
}

/** Serves both applications of a service until it is stopped; both drain at the same time. */
export async function listenService(
  listeners: ServiceListeners,
): Promise<Running & { readonly port: number; readonly internalPort: number }> {
  const { config, publicApp, internalApp, metrics, logger } = listeners;
  const { HOST: host, DRAIN_MS: drainMs } = config;
  const measured = measureRequests(metrics);
  const inside = withMetricsPage(measured(internalApp), metrics, logger);
  const internal = await listen(inside, { host, port: config.INTERNAL_PORT, drainMs });
  try {
    const server = await listen(measured(publicApp), { host, port: config.PORT, drainMs });
    return {
      port: server.port,
      internalPort: internal.port,
      stop: async () => {
        await Promise.all([server.stop(), internal.stop()]);
      },
    };
  } catch (error) {
    await internal.stop();
    throw error;
  }
}
