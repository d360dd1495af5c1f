import type { Agent } from 'node:http';
import { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';
import { createProxyServer } from 'http-proxy-3';
import { bodyTooLarge } from '@getaway/service-kit/http/body-too-large';
import { usualBodyBytes } from '@getaway/service-kit/http/json-body';
import { createBodyReader, hasBody, type BodyOutcome } from '@getaway/service-kit/http/read-body';
import { createRequestSlots } from '@getaway/service-kit/http/request-slots';
import type { Logger } from '@getaway/service-kit/logger';
import { noAnswerDetail } from '@getaway/contracts/problems';
import { Problem, sendProblem } from '@getaway/service-kit/problem';
import { traceparentHeaders } from '@getaway/service-kit/tracing/spans';
import { writeAnswerMs } from '@getaway/service-kit/write-deadline';
import { createTargetAgent } from './target-agent.ts';

/** The timeouts of a target before and during its answer, and of a caller's body, in ms. */
export interface ProxyTimes {
  /** A page, and a person in front of it, are waiting. */
  readonly readMs: number;
  /** A guest waits for it, and the service is quick at it. */
  readonly quickReadMs: number;
  /** Includes payments, which wait for the card's bank. */
  readonly writeMs: number;
  /** From the first byte of a body to its last. */
  readonly bodyMs: number;
}

const usualTimes: ProxyTimes = { readMs: 10_000, quickReadMs: 4_000, writeMs: writeAnswerMs, bodyMs: 10_000 };
const retryAfterSeconds = 3;
/** The most concurrent requests, and connections, for each target. */
const requestsAtOnce = 256;
/** Of large bodies, which take long. */
const streamsAtOnce = 32;
/** Of all bodies that are being received. */
const bodyMemoryBytes = 32 * 1024 * 1024;
const headersOfTheEdge = ['strict-transport-security', 'alt-svc', 'clear-site-data'];

export interface ProxyTarget {
  /** The name in logs and problems. */
  readonly name: string;
  /** The address of each replica, or one address for all of them. */
  readonly urls: readonly string[];
  /** Longer bodies are refused with 413; 100 kB by default. */
  readonly longestBytes?: number;
  /**
   * Bodies are passed on as they arrive, because they are large: the target decides at once whether it wants them, and
   * none is held in memory here. They must announce their length.
   */
  readonly streamsBodies?: boolean;
  /** The paths of calls that only read, with a body or without, and are answered quickly or not at all. */
  readonly quickReads?: ReadonlySet<string>;
}

/** The answer for a target that cannot be reached. */
export type AnswerWhenAway = (request: Request, response: Response) => void;

/**
 * Creates handlers that forward requests without changing body or answer. They answer 503 for an unavailable
 * target, or 504 for a write that reached its target and got no answer, because it may have been done. A body
 * is read completely before it takes a connection to the target, so that a slow sender does not affect other
 * clients. A read, or a write with an Idempotency-Key, whose target disconnects before its answer is sent
 * once more, to another replica if there is one. A target that takes too long counts as unavailable and is
 * not asked again.
 */
export interface Proxy {
  to(target: ProxyTarget, whenAway?: AnswerWhenAway): RequestHandler;
  close(): void;
}

export function createProxy(logger: Logger, times: Partial<ProxyTimes> = {}): Proxy {
  const { readMs, quickReadMs, writeMs, bodyMs } = { ...usualTimes, ...times };
  const readBody = createBodyReader(bodyMemoryBytes);
  const agents: Agent[] = [];
  // `toProxy` forwards the target as received; otherwise the library rewrites the checked path.
  const proxy = createProxyServer({ xfwd: false, toProxy: true });
  proxy.on('proxyRes', (answer, _request, response) => {
    // These describe the connection to the target; this server decides about the client's connection.
    delete answer.headers['keep-alive'];
    delete answer.headers.connection;
    // Headers that browsers store for a whole host are set only by the edge.
    for (const name of headersOfTheEdge) delete answer.headers[name];
    if (response.getHeader('connection') === 'close') answer.headers.connection = 'close';
    // A broken-off answer must reach the browser as broken, not as complete.
    answer.once('error', () => response.destroy());
  });
  return {
    to: (
      { name, urls, longestBytes = usualBodyBytes, streamsBodies = false, quickReads },
      whenAway = sendAway,
    ) => {
      const [target] = urls;
      if (target === undefined) throw new Error(`${name} has no address`);
      const agent = createTargetAgent(urls.map((url) => new URL(url)));
      agents.push(agent);
      const slots = createRequestSlots(streamsBodies ? streamsAtOnce : requestsAtOnce);
      const isQuick = ({ path }: Request): boolean => quickReads?.has(path) ?? false;
      const onlyReads = (request: Request): boolean => isRead(request) || isQuick(request);
      const pass = (request: Request, response: Response, { body, mayRepeat }: Passing): void => {
        const kept = body && { buffer: Readable.from([body]) };
        const usualTimeout = isRead(request) ? readMs : writeMs;
        const proxyTimeout = isQuick(request) ? quickReadMs : usualTimeout;
        const asked = performance.now();
        proxy.web(request, response, { target, agent, proxyTimeout, ...kept }, (error) => {
          const elsewhere = urls.length > 1 || performance.now() - asked < proxyTimeout;
          const isWaiting = !response.headersSent && !request.socket.destroyed;
          const wasSent = hasBrokenOff(error);
          const repeats = mayRepeat && isWaiting && elsewhere && wasSent;
          logger.warn({ err: error, target: name, repeats, requestId: request.id }, 'target is down');
          if (repeats) pass(request, response, { body, mayRepeat: false });
          else if (response.headersSent) response.destroy();
          else if (wasSent && !onlyReads(request)) sendNoAnswer(response);
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
        if (streamsBodies) {
          // A length that is missing is too large as well.
          if (!(Number(request.headers['content-length']) <= longestBytes))
            return refuseBody(response, 'too-large', longestBytes);
          if (!(await slots.take(response))) return;
          nameTheCaller(request);
          return pass(request, response, { mayRepeat: false });
        }
        const outcome = await readBody(request, { longestBytes, deadlineMs: bodyMs });
        if (!outcome.ok) return refuseBody(response, outcome.reason, longestBytes);
        if (!(await slots.take(response))) return;
        nameTheCaller(request, outcome.body);
        // A write with an Idempotency-Key may be sent twice.
        pass(request, response, { body: outcome.body, mayRepeat: onlyReads(request) || isNamed });
      };
    },
    close: () => agents.forEach((agent) => agent.destroy()),
  };
}

interface Passing {
  /** The part of the request that was already read; by default it is streamed. */
  readonly body?: Buffer | undefined;
  readonly mayRepeat: boolean;
}

function isRead({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** A connection that was open and broke. One that never opened was retried long enough. */
function hasBrokenOff(error: Error): boolean {
  return 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

const awayDetail = 'This part of the site isn’t available right now. Please try again in a moment.';

/** A problem with the time of the next attempt. */
export function sendAway(_request: Request, response: Response): void {
  sendProblem(response, new Problem('unavailable', { detail: awayDetail, retryAfterSeconds }));
}

/** Answers that a write may have been done. */
function sendNoAnswer(response: Response): void {
  sendProblem(response, new Problem('no-answer', { detail: noAnswerDetail, retryAfterSeconds }));
}

/** Answers a body that was not received correctly, and leaves the rest of it unread. */
function refuseBody(
  response: Response,
  reason: Exclude<BodyOutcome, { ok: true }>['reason'],
  longestBytes: number,
): void {
  response.set('Connection', 'close');
  switch (reason) {
    case 'too-large':
      return sendProblem(response, bodyTooLarge(longestBytes));
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

/**
 * Sets the client address and the length of the body for the target. The caller's own headers about them are
 * dropped.
 */
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
