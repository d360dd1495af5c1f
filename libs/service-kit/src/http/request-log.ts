import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from '../logger.ts';
import { loggedPath } from './logged-path.ts';
import { requestIdOf } from './request-id.ts';

declare module 'http' {
  interface IncomingMessage {
    /** The logger of the part that answers the request. */
    logger?: Logger;
  }
}

/** What is asked all the time: by probes, and by the web servers that wait for the next version of the house. */
const unlogged = /^\/(?:healthz|readyz|internal\/house)(?:$|\?)/;

/**
 * Gives each request its id and logs it when it is over, in one line. Only that line is built: a logger per
 * request would serialize the request before it is known whether anything is logged.
 */
export function requestLog(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const id = requestIdOf(request, response);
    request.logger = logger;
    const { method, url } = request;
    if (unlogged.test(url)) return next();
    const startedAt = performance.now();
    response.once('close', () => {
      const { statusCode } = response;
      const level = statusCode >= 500 ? 'error' : statusCode >= 400 ? 'warn' : 'info';
      if (!logger.isLevelEnabled(level)) return;
      const line = {
        req: { id, method, path: loggedPath(url) },
        res: { statusCode },
        responseTime: Math.round(performance.now() - startedAt),
      };
      logger[level](line, outcomeOf(response));
    });
    next();
  };
}

function outcomeOf({ statusCode, writableFinished }: ServerResponse): string {
  if (!writableFinished) return 'request aborted';
  return statusCode >= 500 ? 'request errored' : 'request completed';
}
