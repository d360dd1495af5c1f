import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Call } from '@getaway/contracts/http/call';
import { problemTypes, type ProblemType } from '@getaway/contracts/problems';
import { Problem, type ProblemDetails } from '../problem.ts';

/** One request: its call, its key and what it asked for. */
export interface KeyedRequest {
  readonly call: string;
  readonly key: string;
  /** The same for the same parameters and body alone. */
  readonly fingerprint: string;
}

/** An outcome as it can be stored, with the cookies that went with it. */
export type KeptOutcome = { readonly status: number; readonly cookies: readonly string[] } & (
  | { readonly answer: unknown }
  | { readonly refusal: ProblemType; readonly details: ProblemDetails }
);

export type Claim =
  /** `token` proves the claim when it is kept or released. */
  | { readonly status: 'claimed'; readonly token: Date }
  /** `token` names the kept answer when it is forgotten. */
  | { readonly status: 'answered'; readonly outcome: KeptOutcome; readonly token: Date }
  | { readonly status: 'in-progress' }
  | { readonly status: 'other-request' };

/** Where outcomes are kept. A claim whose owner died can be claimed again after a while. */
export interface AnswerStore {
  claim(request: KeyedRequest): Promise<Claim>;
  keep(request: KeyedRequest, token: Date, outcome: KeptOutcome): Promise<void>;
  release(request: KeyedRequest, token: Date): Promise<void>;
  /** Forgets an answer that no longer holds, unless somebody has claimed the request since. */
  forget(request: KeyedRequest, token: Date): Promise<void>;
}

const retryAfterSeconds = 1;
/** Refusals that a moment may change: asking again is the right thing to do. */
const passing = new Set<ProblemType>([
  'too-many-requests',
  'payment-incomplete',
  'internal',
  'unavailable',
  'no-answer',
]);

/** A shorter key may be guessed: it counts for the client address that used it alone. */
export function isHardToGuess(key: string): boolean {
  return key.length >= 20;
}

/**
 * Does a piece of work once for each Idempotency-Key and gives its outcome to whoever repeats the request. Whoever
 * repeats it has to know the key and the whole body. Without a key the work is simply done. An answer for which
 * `isCurrent` is false, as one about a hold that has ended, is forgotten and the work done again.
 */
export async function doOnce<T>(
  store: AnswerStore,
  call: Call,
  { request, response }: { request: Request; response: Response },
  work: () => Promise<T | Problem>,
  isCurrent?: (answer: T) => Promise<boolean>,
): Promise<T | Problem> {
  const key = request.get('idempotency-key');
  if (key === undefined) return work();
  const keyed = keyedRequest(call, key, request);
  let claim = await store.claim(keyed);
  if (claim.status === 'answered' && isCurrent && !(await holds(claim.outcome, isCurrent))) {
    await store.forget(keyed, claim.token);
    claim = await store.claim(keyed);
  }
  switch (claim.status) {
    case 'answered':
      return repeat(claim.outcome, response);
    case 'in-progress':
      return new Problem('in-progress', { retryAfterSeconds });
    case 'other-request':
      return new Problem('idempotency-key-reused');
    case 'claimed':
      return workAndKeep(store, call, { keyed, token: claim.token }, { request, response }, work);
    default:
      return claim satisfies never;
  }
}

async function holds<T>(outcome: KeptOutcome, isCurrent: (answer: T) => Promise<boolean>): Promise<boolean> {
  return 'refusal' in outcome || isCurrent(outcome.answer as T);
}

async function workAndKeep<T>(
  store: AnswerStore,
  call: Call,
  { keyed, token }: { keyed: KeyedRequest; token: Date },
  { request, response }: { request: Request; response: Response },
  work: () => Promise<T | Problem>,
): Promise<T | Problem> {
  // The work is done or refused by then: a store that fails must not change what its caller is told.
  const settle = async (settling: Promise<void>): Promise<void> => {
    await settling.catch((error: unknown) => request.log.warn({ err: error }, 'an answer could not be kept'));
  };
  try {
    const outcome = await work();
    if (outcome instanceof Problem && passing.has(outcome.type)) await settle(store.release(keyed, token));
    // Kept before it leaves: what somebody has seen once, they see again.
    else await settle(store.keep(keyed, token, keptOutcome(call, outcome, response)));
    return outcome;
  } catch (error) {
    await settle(store.release(keyed, token));
    throw error;
  }
}

function keptOutcome(call: Call, outcome: unknown, response: Response): KeptOutcome {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String);
  return outcome instanceof Problem
    ? { status: problemTypes[outcome.type].status, cookies, refusal: outcome.type, details: outcome.details }
    : { status: call.status ?? 200, cookies, answer: outcome };
}

function repeat<T>(kept: KeptOutcome, response: Response): T | Problem {
  if (kept.cookies.length > 0) response.append('set-cookie', [...kept.cookies]);
  return 'refusal' in kept ? new Problem(kept.refusal, kept.details) : (kept.answer as T);
}

function keyedRequest({ method, path }: Call, key: string, request: Request): KeyedRequest {
  const scope = isHardToGuess(key) ? '' : (request.ip ?? '');
  const body: unknown = request.body;
  return {
    call: `${method} ${path}`,
    key: digest([scope, key]),
    fingerprint: digest([request.params, body ?? {}]),
  };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
