import type { Agent } from 'node:http';
import { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyServer } from 'http-proxy-3';
import type { Logger } from '@getaway/service-kit/logger';
import { noAnswerDetail } from '@getaway/contracts/problems';
import { Problem, sendProblem } from '@getaway/service-kit/problem';
import { traceparentHeaders } from '@getaway/service-kit/tracing/spans';
import { writeAnswerMs } from '@getaway/service-kit/write-deadline';
import { createBodyReader, hasBody, type BodyOutcome } from './read-body.ts';
import { createRequestSlots } from './request-slots.ts';
import { createTargetAgent } from './target-agent.ts';

/** How long a target may be silent, before its answer and in the middle of it, and a caller's body may take, in ms. */
export interface ProxyTimes {
  /** A page is waiting for it, and somebody before the page. */
  readonly readMs: number;
  /** A payment is among them, which waits for the card's bank. */
  readonly writeMs: number;
  /** From the first byte of a body to its last. */
  readonly bodyMs: number;
}

const usualTimes: ProxyTimes = { readMs: 10_000, writeMs: writeAnswerMs, bodyMs: 10_000 };
const retryAfterSeconds = 3;
/** As much as services take. */
const longestBodyBytes = 100 * 1024;
/** Each target is asked by so many requests at once, and has as many connections. */
const requestsAtOnce = 256;
/** Of all bodies that are on their way to this server. */
const bodyMemoryBytes = 32 * 1024 * 1024;
const headersOfTheEdge = ['strict-transport-security', 'alt-svc', 'clear-site-data'];

export interface ProxyTarget {
  /** How logs and problems call it. */
  readonly name: string;
  /** Of each of its replicas, or one that all of them are behind. */
  readonly urls: readonly string[];
  /** Longer bodies are refused with 413; 100 kB unless given. */
  readonly longestBytes?: number;
}

/** What is said in the place of a target that cannot be reached. */
export type AnswerWhenAway = (request: Request, response: Response) => void;

/**
 * Makes handlers that pass requests on, body and answer untouched, and answer 503 for a target that is away, or 504 for a
 * write that reached its target and was not answered: it may have been done. A body is
 * read whole before it takes a connection to the target: a slow sender takes nothing from other clients. A read, or
 * a write under an Idempotency-Key, whose target went away before it began to answer is asked for once more, of another
 * replica where there is one. One that takes too long to answer is as good as away, and asked no second time by itself.
 */
export interface Proxy {
  to(target: ProxyTarget, whenAway?: AnswerWhenAway): RequestHandler;
  close(): void;
}

export function createProxy(logger: Logger, times: Partial<ProxyTimes> = {}): Proxy {
  const { readMs, writeMs, bodyMs } = { ...usualTimes, ...times };
  const readBody = createBodyReader(bodyMemoryBytes);
  const agents: Agent[] = [];
  // `toProxy` forwards the target as it came: otherwise the library rewrites the path that was judged.
  const proxy = createProxyServer({ xfwd: false, toProxy: true });
  proxy.on('proxyRes', (answer, _request, response) => {
    // Said about the connection to the target; about the caller's own it is this server that decides.
    delete answer.headers['keep-alive'];
    delete answer.headers.connection;
    // What browsers keep for a whole host is for the edge alone to say.
    for (const name of headersOfTheEdge) delete answer.headers[name];
    if (response.getHeader('connection') === 'close') answer.headers.connection = 'close';
    // An answer that breaks off must reach the browser as broken, not as complete.
    answer.once('error', () => response.destroy());
  });
  return {
    to: ({ name, urls, longestBytes = longestBodyBytes }, whenAway = sendAway) => {
      const [target] = urls;
      if (target === undefined) throw new Error(`${name} has no address`);
      const agent = createTargetAgent(urls.map((url) => new URL(url)));
      agents.push(agent);
      const slots = createRequestSlots(requestsAtOnce);
      const pass = (request: Request, response: Response, { body, mayRepeat }: Passing): void => {
        const kept = body && { buffer: Readable.from([body]) };
        const proxyTimeout = isRead(request) ? readMs : writeMs;
        const asked = performance.now();
        proxy.web(request, response, { target, agent, proxyTimeout, ...kept }, (error) => {
          const elsewhere = urls.length > 1 || performance.now() - asked < proxyTimeout;
          const isWaiting = !response.headersSent && !request.socket.destroyed;
          const wasSent = hasBrokenOff(error);
          const repeats = mayRepeat && isWaiting && elsewhere && wasSent;
          logger.warn({ err: error, target: name, repeats, requestId: request.id }, 'target is away');
          if (repeats) pass(request, response, { body, mayRepeat: false });
          else if (response.headersSent) response.destroy();
          else if (wasSent && !isRead(request)) sendNoAnswer(response);
          else whenAway(request, response);
        });
      };
      return async (request, response) => {
        request.routeName = name;
        const isNamed = request.headers['idempotency-key'] !== undefined;
        if (!hasBody(request)) {
          if (!(await slots.take(response))) return;
          nameTheCaller(request);
          return pass(request, response, { mayRepeat: isRead(request) });
        }
        const outcome = await readBody(request, { longestBytes, deadlineMs: bodyMs });
        if (!outcome.ok) return refuseBody(response, outcome.reason);
        if (!(await slots.take(response))) return;
        nameTheCaller(request, outcome.body);
        // A write that the caller named by an Idempotency-Key may come twice.
        pass(request, response, { body: outcome.body, mayRepeat: isRead(request) || isNamed });
      };
    },
    close: () => agents.forEach((agent) => agent.destroy()),
  };
}

interface Passing {
  /** What was read of the request already; it is passed on as it comes unless given. */
  readonly body?: Buffer | undefined;
  readonly mayRepeat: boolean;
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A connection that was there and broke; one that never came to be was tried long enough. */
function hasBrokenOff(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

const awayDetail = 'This part of the site isn’t available right now. Please try again in a moment.';

/** A problem that says when to ask again. */
export function sendAway(_request: Request, response: Response): void {
  sendProblem(response, new Problem('unavailable', { detail: awayDetail, retryAfterSeconds }));
}

/** Says that a write may have been done. */
function sendNoAnswer(response: Response): void {
  sendProblem(response, new Problem('no-answer', { detail: noAnswerDetail, retryAfterSeconds }));
}

/** Answers a body that did not come as it should, and leaves the rest of it unread. */
function refuseBody(response: Response, reason: Exclude<BodyOutcome, { ok: true }>['reason']): void {
  response.set('Connection', 'close');
  switch (reason) {
    case 'too-large':
      return sendProblem(response, new Problem('payload-too-large'));
    case 'too-slow':
      return sendProblem(response, new Problem('request-timeout'));
    case 'crowded-out':
      return sendProblem(response, new Problem('unavailable', { detail: awayDetail, retryAfterSeconds }));
    case 'broken-off':
      return void response.destroy();
    default:
      return reason satisfies never;
  }
}

/** Tells the target who asks, and how long the body is. What the caller itself claims about that is dropped. */
function nameTheCaller(request: Request, body?: Buffer): void {
  const { callerAddress, secure, host, id } = request;
  for (const name of Object.keys(request.headers)) {
    if (name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-'))
      delete request.headers[name];
  }
  // Answered by this server already.
  delete request.headers.expect;
  if (body !== undefined) delete request.headers['transfer-encoding'];
  Object.assign(request.headers, {
    ...(body === undefined ? {} : { 'content-length': String(body.length) }),
    ...(callerAddress === undefined ? {} : { 'x-forwarded-for': callerAddress }),
    'x-forwarded-proto': secure ? 'https' : 'http',
    'x-forwarded-host': host,
    ...(typeof id === 'string' ? { 'x-request-id': id } : {}),
    ...traceparentHeaders(),
  });
}
