import { createHash, timingSafeEqual } from 'node:crypto';
import { SpanKind } from '@opentelemetry/api';
import type { RequestHandler } from 'express';
import * as v from 'valibot';
import type { Answer, Call, CallBody, CallQuery } from '@getaway/contracts/http/call';
import { Problem, ProblemError } from '../problem.ts';
import { failSpan, inSpan, tracedRequestHeaders } from '../tracing/spans.ts';

/** Lets other services pass, which know `INTERNAL_TOKEN`, and answers 401 to all others. */
export function internalGuard(token: string): RequestHandler {
  const expected = digest(`Bearer ${token}`);
  return (request, _response, next) => {
    const isService = timingSafeEqual(digest(request.get('authorization') ?? ''), expected);
    next(
      isService ? undefined : new ProblemError(new Problem('unauthenticated', { detail: 'For services' })),
    );
  };
}

/** `away`: no answer in time. `refused`: an answer that does not match the contract. */
export type InternalOutcome<C extends Call> =
  | { readonly ok: true; readonly answer: Answer<C> }
  | { readonly ok: false; readonly reason: 'away' | 'refused'; readonly cause: unknown };

export interface InternalInput<C extends Call> {
  readonly query?: CallQuery<C>;
  readonly body?: CallBody<C>;
  /** For the whole call, including the last byte of the answer. */
  readonly timeoutMs: number;
}

/** Calls another service. It never throws, because the caller has to continue without an answer. */
export type CallService = <C extends Call>(call: C, input: InternalInput<C>) => Promise<InternalOutcome<C>>;

/** Calls to one service at its own address; their paths have no parameters. Public calls need no token. */
export function createServiceClient(service: { baseUrl: string; token?: string }): CallService {
  return (call, input) => {
    const attributes = { 'http.request.method': call.method, 'url.template': call.path };
    const plan = { name: `${call.method} ${call.path}`, kind: SpanKind.CLIENT, attributes };
    return inSpan(plan, async (span) => {
      const outcome = await ask(service, call, input);
      if (!outcome.ok) failSpan(span, outcome.reason);
      return outcome;
    });
  };
}

async function ask<C extends Call>(
  service: { baseUrl: string; token?: string },
  call: C,
  { query, body, timeoutMs }: InternalInput<C>,
): Promise<InternalOutcome<C>> {
  try {
    const address = new URL(call.path, service.baseUrl);
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, String(value));
    const response = await fetch(address, {
      method: call.method,
      headers: {
        ...tracedRequestHeaders(),
        ...(service.token === undefined ? {} : { authorization: `Bearer ${service.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    if (!response.ok) return { ok: false, reason: 'refused', cause: `status ${response.status}` };
    return readAnswer(call, text);
  } catch (cause) {
    return { ok: false, reason: 'away', cause };
  }
}

function readAnswer<C extends Call>(call: C, text: string): InternalOutcome<C> {
  try {
    const answer = call.answer === undefined ? undefined : v.parse(call.answer, JSON.parse(text));
    return { ok: true, answer: answer as Answer<C> };
  } catch (cause) {
    return { ok: false, reason: 'refused', cause };
  }
}

/** Digests have equal lengths, which the constant-time comparison requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
