import type { RequestListener } from 'node:http';
import { listen } from '../http/listen.ts';
import { createLogger, type Logger } from '../logger.ts';
import { withMetricsPage, withRequestMetrics } from '../metrics/http-metrics.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { Lifetime, runUntilSignal } from '../shutdown.ts';
import { startTracing } from '../tracing/start-tracing.ts';

interface WebServer {
  readonly part: string;
  readonly config: {
    readonly HOST: string;
    readonly PORT: number;
    readonly LOG_LEVEL: string;
    readonly DRAIN_MS: number;
    readonly METRICS_PORT?: number | undefined;
    readonly CONNECTIONS_PER_NETWORK: number;
    readonly MAX_CONNECTIONS: number;
    readonly TRUSTED_PROXIES?: readonly string[] | undefined;
    readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  };
  /** Builds the application; what it starts is handed to the lifetime. */
  readonly build: (logger: Logger, lifetime: Lifetime) => RequestListener | Promise<RequestListener>;
}

/** Serves until the process is told to stop, then lets requests under way finish. */
export async function runWebServer({ part, config, build }: WebServer): Promise<void> {
  await runUntilSignal(async () => {
    const logger = createLogger({ part, level: config.LOG_LEVEL });
    const running = new Lifetime(logger);
    const metrics = createMetrics(part, logger);
    const tracing = await startTracing({ part, endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT, logger });
    running.onStop('tracing', () => tracing.stop());
    const app = withRequestMetrics(tracing.around(await build(logger, running)), metrics);
    if (config.METRICS_PORT !== undefined) {
      const page = withMetricsPage(answerNothing, metrics, logger);
      const metricsServer = await listen(page, { host: config.HOST, port: config.METRICS_PORT });
      running.onStop('metrics', () => metricsServer.stop());
    }
    const server = await listen(app, {
      host: config.HOST,
      port: config.PORT,
      drainMs: config.DRAIN_MS,
      limits: {
        perNetwork: config.CONNECTIONS_PER_NETWORK,
        total: config.MAX_CONNECTIONS,
        exempt: config.TRUSTED_PROXIES ?? [],
      },
    });
    running.onStop('server', () => server.stop());
    logger.info({ host: config.HOST, port: server.port }, 'listening');
    return { running, logger };
  });
}

const answerNothing: RequestListener = (_request, response) => void response.writeHead(404).end();
