import type { RequestListener } from 'node:http';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger, type Logger } from '@getaway/service-kit/logger';
import { withMetricsPage, withRequestMetrics } from '@getaway/service-kit/metrics/http-metrics';
import { createMetrics } from '@getaway/service-kit/metrics/metrics';
import { Lifetime, runUntilSignal } from '@getaway/service-kit/shutdown';
import { startTracing } from '@getaway/service-kit/tracing/start-tracing';

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
  /** Builds the application; resources that it starts are registered with the lifetime. */
  readonly build: (logger: Logger, lifetime: Lifetime) => RequestListener | Promise<RequestListener>;
}

/** Serves until the process is stopped, then lets running requests finish. */
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
