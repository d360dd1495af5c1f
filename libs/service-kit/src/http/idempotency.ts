import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Call } from '@getaway/contracts/http/call';
import { problemTypes, type ProblemType } from '@getaway/contracts/problems';
import { Problem, type ProblemDetails } from '../problem.ts';

/** One request: its call, its key and its input. */
export interface KeyedRequest {
  readonly call: string;
  readonly key: string;
  /** Equal only for the same parameters and body. */
  readonly fingerprint: string;
}

/** A storable outcome, with its cookies. */
export type StoredOutcome = { readonly status: number; readonly cookies: readonly string[] } & (
  | { readonly answer: unknown }
  | { readonly refusal: ProblemType; readonly details: ProblemDetails }
);

export type Claim =
  /** `token` proves the claim when its outcome is saved or the claim is released. */
  | { readonly status: 'claimed'; readonly token: Date }
  /** `token` identifies the stored outcome for `delete`. */
  | { readonly status: 'answered'; readonly outcome: StoredOutcome; readonly token: Date }
  | { readonly status: 'in-progress' }
  | { readonly status: 'other-request' };

/**
 * Stores outcomes by Idempotency-Key. A claim whose owner crashed can be claimed again once its lease has
 * expired.
 */
export interface IdempotencyStore {
  claim(request: KeyedRequest): Promise<Claim>;
  save(request: KeyedRequest, token: Date, outcome: StoredOutcome): Promise<void>;
  release(request: KeyedRequest, token: Date): Promise<void>;
  /** Deletes an outcome that is no longer valid, unless the request has been claimed again since. */
  delete(request: KeyedRequest, token: Date): Promise<void>;
}

const retryAfterSeconds = 1;
/** Refusals that may not happen on a retry, so they are not stored. */
const transientRefusals = new Set<ProblemType>([
  'too-many-requests',
  'payment-incomplete',
  'internal',
  'unavailable',
  'no-answer',
]);

/** A shorter key could be guessed, so it is valid only for the client address that used it. */
export function isHardToGuess(key: string): boolean {
  return key.length >= 20;
}

/** Who may see a stored answer, and for how long. */
export interface AnswerRules<T> {
  /** Whether a stored answer is still valid. If not, the call runs again. */
  readonly isCurrent?: ((answer: T) => Promise<boolean>) | undefined;
  /** What tells apart the owners of answers besides their keys, such as the token of a header. */
  readonly scopeOf?: ((request: Request) => string) | undefined;
}

/**
 * Runs `handle` once for each Idempotency-Key and replays its stored outcome to repeated requests, which must
 * have the same key, parameters and body. Without a key, `handle` simply runs. An answer for which
 * `isCurrent` returns false, such as one about a hold that has ended, is deleted and `handle` runs again.
 */
export async function withIdempotency<T>(
  store: IdempotencyStore,
  call: Call,
  { request, response }: { request: Request; response: Response },
  handle: () => Promise<T | Problem>,
  { isCurrent, scopeOf }: AnswerRules<T> = {},
): Promise<T | Problem> {
  const key = request.get('idempotency-key');
  if (key === undefined) return handle();
  const keyed = keyedRequest(call, key, request, scopeOf?.(request));
  let claim = await store.claim(keyed);
  if (claim.status === 'answered' && isCurrent && !(await stillHolds(claim.outcome, isCurrent))) {
    await store.delete(keyed, claim.token);
    claim = await store.claim(keyed);
  }
  switch (claim.status) {
    case 'answered':
      return replay(claim.outcome, response);
    case 'in-progress':
      return new Problem('in-progress', { retryAfterSeconds });
    case 'other-request':
      return new Problem('idempotency-key-reused');
    case 'claimed':
      return runAndStore(store, call, { keyed, token: claim.token }, { request, response }, handle);
    default:
      return claim satisfies never;
  }
}

async function stillHolds<T>(
  outcome: StoredOutcome,
  isCurrent: (answer: T) => Promise<boolean>,
): Promise<boolean> {
  return 'refusal' in outcome || isCurrent(outcome.answer as T);
}

async function runAndStore<T>(
  store: IdempotencyStore,
  call: Call,
  { keyed, token }: { keyed: KeyedRequest; token: Date },
  { request, response }: { request: Request; response: Response },
  handle: () => Promise<T | Problem>,
): Promise<T | Problem> {
  // The work is done or refused by now, so a failing store must not change the answer.
  const settle = async (settling: Promise<void>): Promise<void> => {
    await settling.catch((error: unknown) =>
      request.logger?.warn(
        { err: error, requestId: request.requestId },
        'a response could not be saved for its Idempotency-Key',
      ),
    );
  };
  try {
    const outcome = await handle();
    if (outcome instanceof Problem && transientRefusals.has(outcome.type))
      await settle(store.release(keyed, token));
    // Saved before it is sent, so that a repeated request sees the same outcome.
    else await settle(store.save(keyed, token, storedOutcome(call, outcome, response)));
    return outcome;
  } catch (error) {
    await settle(store.release(keyed, token));
    throw error;
  }
}

function storedOutcome(call: Call, outcome: unknown, response: Response): StoredOutcome {
  const cookies = [response.getHeader('set-cookie') ?? []].flat().map(String);
  return outcome instanceof Problem
    ? { status: problemTypes[outcome.type].status, cookies, refusal: outcome.type, details: outcome.details }
    : { status: call.status ?? 200, cookies, answer: outcome };
}

function replay<T>(stored: StoredOutcome, response: Response): T | Problem {
  if (stored.cookies.length > 0) response.append('set-cookie', [...stored.cookies]);
  return 'refusal' in stored ? new Problem(stored.refusal, stored.details) : (stored.answer as T);
}

function keyedRequest(
  { method, path }: Call,
  key: string,
  request: Request,
  owner: string | undefined,
): KeyedRequest {
  const scope = isHardToGuess(key) ? '' : (request.ip ?? '');
  const body: unknown = request.body;
  return {
    call: `${method} ${path}`,
    key: digest(owner === undefined ? [scope, key] : [scope, key, owner]),
    fingerprint: digest([request.params, body ?? {}]),
  };
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
