import { Agent as HttpAgent, type ClientRequest, type IncomingMessage } from 'node:http';
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

/** Makes handlers that pass requests on, body and answer untouched, and answer 503 for a target that is away. */
export interface Proxy {
  to(target: ProxyTarget): RequestHandler;
  close(): void;
}

export function createProxy(logger: Logger): Proxy {
  const keepAlive = { keepAlive: true, maxSockets: 256, maxFreeSockets: 32 };
  const agents = { 'http:': new HttpAgent(keepAlive), 'https:': new HttpsAgent(keepAlive) };
  const proxy = createProxyServer<typeof IncomingMessage, typeof Response>({
    connectTimeout: connectTimeoutMs,
    proxyTimeout: answerTimeoutMs,
    xfwd: false,
  });
  // An answer that breaks off must reach the browser as broken, not as complete.
  proxy.on('proxyRes', (answer, _request, response) => {
    answer.once('error', () => response.destroy());
  });
  return {
    to: ({ name, url }) => {
      const agent = new URL(url).protocol === 'https:' ? agents['https:'] : agents['http:'];
      return (request, response) => {
        nameTheCaller(request);
        proxy.web(request, response, { target: url, agent }, (error) => {
          logger.warn({ err: error, target: name, requestId: request.id }, 'target is away');
          refuse(response, name);
        });
      };
    },
    close: () => Object.values(agents).forEach((agent) => agent.destroy()),
  };
}
