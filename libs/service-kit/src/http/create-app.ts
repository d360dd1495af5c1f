import cookieParser from 'cookie-parser';
import express, { type ErrorRequestHandler, type Express, type Router } from 'express';
import { noAnswerDetail, problemTypes } from '@getaway/contracts/problems';
import { DependencyUnavailableError, isDependencyUnavailable } from '../dependency-unavailable.ts';
import type { Logger } from '../logger.ts';
import { noSuch, Problem, ProblemError, sendProblem } from '../problem.ts';
import { hasCommitted, withWriteDeadline } from '../write-deadline.ts';
import { apiDescriptionRoutes } from './api-description/api-description.routes.ts';
import { openApiOf } from './api-description/open-api.ts';
import { bodyTooLarge } from './body-too-large.ts';
import { jsonBody } from './json-body.ts';
import { mountedCalls } from './mounted-calls.ts';
import { originGuard } from './origin-guard.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';

const usualWriteTimeoutMs = 20_000;

export interface AppOptions {
  readonly logger: Logger;
  readonly allowedOrigins: readonly string[];
  readonly sessionCookie: string;
  /** How long after its arrival a write may commit, in ms; 20,000 by default. */
  readonly writeTimeoutMs?: number;
  /** Mounted before body parsing, because signatures are checked over the raw bytes. */
  readonly rawRoutes?: Router;
  /** Mounted after the check of origins and before body parsing: they read files and large bodies themselves. */
  readonly uploadRoutes?: readonly Router[];
  readonly routes: readonly Router[];
  /** The title of `/openapi.json`; with `reader` a page at `/docs` shows it. Without it, neither exists. */
  readonly description?: { readonly title: string; readonly reader: boolean };
}

/** An Express application with the middleware that every service shares. Errors are returned as problems. */
export function createApp(options: AppOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  // The edge is the only proxy in front, and it overwrites these headers.
  app.set('trust proxy', 1);
  app.use(requestLog(options.logger), securityHeaders());
  app.use(limitWrites(options.writeTimeoutMs ?? usualWriteTimeoutMs));
  if (options.rawRoutes) app.use(options.rawRoutes);
  app.use(cookieParser());
  app.use(originGuard({ allowed: options.allowedOrigins, sessionCookie: options.sessionCookie }));
  const { uploadRoutes = [] } = options;
  for (const routes of uploadRoutes) app.use(routes);
  app.use(jsonBody());
  for (const routes of options.routes) app.use(routes);
  if (options.description) {
    const { title, reader } = options.description;
    const calls = mountedCalls([...uploadRoutes, ...options.routes]);
    const document = openApiOf(calls, { title, sessionCookie: options.sessionCookie });
    app.use(apiDescriptionRoutes(document, { reader }));
  }
  app.use((_request, response) => sendProblem(response, noSuch('path')));
  app.use(answerErrors(options.logger));
  return app;
}

function limitWrites(timeoutMs: number): express.RequestHandler {
  return ({ method }, _response, next) =>
    method === 'GET' || method === 'HEAD' ? next() : withWriteDeadline(timeoutMs, next);
}

const answerErrors =
  (logger: Logger): ErrorRequestHandler =>
  (error: unknown, request, response, _next) => {
    if (response.headersSent) {
      logger.error({ err: error, requestId: request.requestId }, 'answer broken off');
      response.destroy();
      return;
    }
    const problem = problemOf(error);
    if (problemTypes[problem.type].status >= 500) {
      logger.error({ err: error, requestId: request.requestId }, 'request failed');
    }
    sendProblem(response, problem);
  };

function problemOf(error: unknown): Problem {
  if (error instanceof ProblemError) return error.problem;
  const type = isRecord(error) ? error['type'] : undefined;
  if (isRecord(error) && type === 'entity.too.large') return bodyTooLarge(Number(error['limit']));
  if (type === 'entity.parse.failed')
    return new Problem('invalid-request', { detail: 'The body isn’t valid JSON' });
  if (typeof type === 'string' && type.startsWith('encoding.'))
    return new Problem('unsupported-media-type', { detail: 'Send the body plain, or compressed with gzip' });
  if (isRecord(error) && typeof error['status'] === 'number' && error['status'] < 500)
    return new Problem('invalid-request');
  if (!isDependencyUnavailable(error)) return new Problem('internal');
  // Only code whose call can be repeated safely throws a DependencyUnavailableError after a commit.
  return hasCommitted() && !(error instanceof DependencyUnavailableError)
    ? new Problem('no-answer', { detail: noAnswerDetail, retryAfterSeconds: 5 })
    : new Problem('unavailable', { retryAfterSeconds: 5 });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
