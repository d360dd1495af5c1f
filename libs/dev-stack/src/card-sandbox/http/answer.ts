import { createHash } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import type { Provider } from '../provider/provider.ts';
import { providerId } from '../provider/ids.ts';
import { ProviderError } from '../provider/provider-error.ts';
import { callerOf, type Caller } from './access.ts';

interface Answer {
  status: number;
  body: unknown;
}

/** One call of the API: what it answers, or a ProviderError that it throws. */
export type Call = (request: Request, caller: Caller) => unknown;

/**
 * Answers a call as the provider does: errors in its shape, a request id, and for a POST with an
 * `Idempotency-Key` the first answer again, marked `idempotent-replayed: true`.
 */
export function answering(provider: Provider, call: Call): RequestHandler {
  return (request, response) => {
    response.set('request-id', providerId('req'));
    const { status, body } = outcomeOf(() => replayOrRun(provider, request, response, call));
    response.status(status).json(body);
  };
}

function replayOrRun(provider: Provider, request: Request, response: Response, call: Call): Answer {
  const caller = callerOf(request);
  const key = request.method === 'POST' ? request.get('idempotency-key') : undefined;
  if (key === undefined) return { status: 200, body: call(request, caller) };

  response.set('idempotency-key', key);
  const fingerprint = fingerprintOf(request);
  const kept = provider.ledger.get('answer', key);
  if (kept !== undefined) {
    if (kept.fingerprint !== fingerprint) throw otherParameters(key);
    response.set('idempotent-replayed', 'true');
    return { status: kept.status, body: kept.body };
  }
  const answer = outcomeOf(() => ({ status: 200, body: call(request, caller) }));
  // What was refused before anything happened may be sent again, corrected, under the same key.
  if (answer.status === 200 || answer.status === 402) {
    provider.ledger.put('answer', { id: key, created: provider.nowS(), fingerprint, ...answer });
  }
  return answer;
}

function outcomeOf(run: () => Answer): Answer {
  try {
    return run();
  } catch (error) {
    if (error instanceof ProviderError) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}

function fingerprintOf(request: Request): string {
  const body: unknown = request.body ?? {};
  return createHash('sha256')
    .update(`${request.path}\n${JSON.stringify(body)}`)
    .digest('hex');
}

function otherParameters(key: string): ProviderError {
  return new ProviderError(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
