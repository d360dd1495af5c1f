import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyServer } from 'http-proxy-3';
import type { Logger } from '../logger.ts';
import { Problem, sendProblem } from '../problem.ts';

const connectTimeoutMs = 2_000;
const answerTimeoutMs = 30_000;
const retryAfterSeconds = 3;

export interface ProxyTarget {
  /** How logs and problems call it. */
  readonly name: string;
  readonly url: string;
}

/** What is said in the place of a target that cannot be reached. */
export type AnswerWhenAway = (request: Request, response: Response) => void;

/** Makes handlers that pass requests on, body and answer untouched, and answer 503 for a target that is away. */
export interface Proxy {
  to(target: ProxyTarget, whenAway?: AnswerWhenAway): RequestHandler;
  close(): void;
}

export function createProxy(logger: Logger): Proxy {
  const keepAlive = { keepAlive: true, maxSockets: 256, maxFreeSockets: 32 };
  const agents = { 'http:': new HttpAgent(keepAlive), 'https:': new HttpsAgent(keepAlive) };
  const proxy = createProxyServer({
    connectTimeout: connectTimeoutMs,
    proxyTimeout: answerTimeoutMs,
    xfwd: false,
  });
  proxy.on('proxyRes', (answer, _request, response) => {
    // Said about the connection to the target, not about the caller's.
    delete answer.headers['keep-alive'];
    // An answer that breaks off must reach the browser as broken, not as complete.
    answer.once('error', () => response.destroy());
  });
  return {
    to: (target, whenAway = sendAway) => {
      const agent = new URL(target.url).protocol === 'https:' ? agents['https:'] : agents['http:'];
      return (request, response) => {
        nameTheCaller(request);
        proxy.web(request, response, { target: target.url, agent }, (error) => {
          logger.warn({ err: error, target: target.name, requestId: request.id }, 'target is away');
          if (response.headersSent) response.destroy();
          else whenAway(request, response);
        });
      };
    },
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  };
}

const awayDetail = 'This part of the site is not available right now. Please try again in a moment.';

/** A problem that says when to ask again. */
export function sendAway(_request: Request, response: Response): void {
  response.set('Cache-Control', 'no-store');
  sendProblem(response, new Problem('unavailable', { detail: awayDetail, retryAfterSeconds }));
}

/** Tells the target who asks. What the caller itself claims about that is dropped. */
function nameTheCaller(request: Request): void {
  const { ip, protocol, host, id } = request;
  for (const name of Object.keys(request.headers)) {
    if (name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-'))
      delete request.headers[name];
  }
  Object.assign(request.headers, {
    'x-forwarded-for': ip,
    'x-forwarded-proto': protocol,
    'x-forwarded-host': host,
    ...(typeof id === 'string' ? { 'x-request-id': id } : {}),
  });
}
