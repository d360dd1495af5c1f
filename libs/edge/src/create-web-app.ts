import compression from 'compression';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { pinoHttp } from 'pino-http';
import { healthRoutes, type ReadinessCheck } from '@getaway/service-kit/health';
import { loggedPath } from '@getaway/service-kit/http/logged-path';
import { isAmong } from '@getaway/service-kit/http/network-list';
import { requestIdOf } from '@getaway/service-kit/http/request-id';
import type { Logger } from '@getaway/service-kit/logger';
import { Problem, sendProblem } from '@getaway/service-kit/problem';
import { noteCaller } from './caller-address.ts';
import { onlyPlainHosts } from './plain-host.ts';
import { onlyPlainTargets } from './plain-target.ts';
import { serviceOf } from './route-table.ts';

export interface WebAppOptions {
  readonly logger: Logger;
  /** Proxies in front whose X-Forwarded headers are trusted: addresses or networks. None by default. */
  readonly trustedProxies?: readonly string[];
  /** Sets the security headers of every answer, including refusals and errors. */
  readonly securityHeaders?: RequestHandler;
  readonly ready: readonly ReadinessCheck[];
  /** In order; each handles what it knows and passes the rest on. */
  readonly handlers: readonly RequestHandler[];
  /** Answers a page that failed to render. */
  readonly sendFaultPage?: RequestHandler;
}

/**
 * An Express application with the middleware that every web server of the site shares: request ids, logging,
 * valid hosts and paths, health, compression, errors.
 */
export function createWebApp(options: WebAppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  const isTrusted = isAmong(options.trustedProxies ?? []);
  app.set('trust proxy', isTrusted);
  app.use(requestLog(options.logger));
  if (options.securityHeaders) app.use(options.securityHeaders);
  app.use(noteCaller(isTrusted), onlyPlainHosts, onlyPlainTargets, compression());
  app.use(healthRoutes(options.ready), ...options.handlers);
  app.use(answerFaults(options));
  return app;
}

function requestLog(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId: requestIdOf,
    customLogLevel: ({ url }, { statusCode }, error) => {
      if (error || statusCode >= 500) return 'error';
      if (statusCode >= 400) return 'warn';
      return serviceOf(loggedPath(url ?? '')) === undefined ? 'debug' : 'info';
    },
    serializers: {
      req: ({ method, url }: { method: string; url: string }) => ({ method, path: loggedPath(url) }),
    },
    // The error itself was logged at its source, with its stack.
    customErrorObject: (_request, _response, _error, line: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(line).filter(([name]) => name !== 'err')),
    autoLogging: { ignore: ({ url }) => url === '/healthz' || url === '/readyz' },
  });
}

function answerFaults({ logger, sendFaultPage }: WebAppOptions): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) return next(error);
    if (isRefusal(error)) return sendProblem(response, new Problem('invalid-request'));
    logger.error({ err: error, requestId: request.id }, 'request failed');
    if (sendFaultPage && serviceOf(request.path) === undefined) return sendFaultPage(request, response, next);
    sendProblem(response, new Problem('internal'));
  };
}

/** Whether Express itself rejected the request, for example because its path cannot be decoded. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'status' in error && Number(error.status) < 500;
}
