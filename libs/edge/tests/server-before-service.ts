import type { RequestListener } from 'node:http';
import { listen } from '@getaway/service-kit/http/listen';
import { createLogger, type Logger } from '@getaway/service-kit/logger';
import { startGenerousService } from '@getaway/testing/hostile-targets';
import { createProxy, type Proxy } from '../src/proxy.ts';

/** What a web server is created from. */
export interface ServerParts {
  /** The addresses of the services. */
  readonly environment: Readonly<Record<'BOOKING_URL' | 'CALENDAR_URL' | 'CRM_EMAIL_URL', string>>;
  readonly logger: Logger;
  readonly proxy: Proxy;
}

export interface ServerBeforeService {
  readonly origin: string;
  /** The service behind it, which serves its internal paths in any spelling. */
  readonly serviceUrl: string;
  stop(): Promise<void>;
}

/** Starts a web server whose services would all serve their internal paths to anyone. */
export async function startBeforeService(
  create: (parts: ServerParts) => RequestListener | Promise<RequestListener>,
): Promise<ServerBeforeService> {
  const service = await startGenerousService();
  const environment = {
    BOOKING_URL: service.url,
    CALENDAR_URL: service.url,
    CRM_EMAIL_URL: service.url,
  };
  const logger = createLogger({ part: 'test', level: 'silent' });
  const proxy = createProxy(logger);
  const listener = await create({ environment, logger, proxy });
  const server = await listen(listener, { host: '127.0.0.1', port: 0 }, 100);
  return {
    origin: `http://127.0.0.1:${server.port}`,
    serviceUrl: service.url,
    stop: async () => {
      await server.stop();
      proxy.close();
      service.stop();
    },
  };
}
