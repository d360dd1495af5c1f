import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Provider } from '../provider/provider.ts';
import { keyInUse } from '../provider/planned-faults.ts';
import { ProviderError } from '../provider/provider-error.ts';
import type { Answer } from './http-answer.ts';

const dayS = 24 * 60 * 60;

/**
 * Runs a POST once for its `Idempotency-Key` and repeats the answer for a day, whatever its status, 500 included. Only
 * what was refused before the call began is not kept. https://docs.stripe.com/api/idempotent_requests
 */
export async function answeredOnce(
  provider: Provider,
  request: Request,
  response: Response,
  run: () => Promise<Answer>,
): Promise<Answer> {
  const key = request.method === 'POST' ? request.get('idempotency-key') : undefined;
  if (key === undefined) return run();
  response.set('idempotency-key', key);
  const fingerprint = fingerprintOf(request);
  const kept = provider.ledger.get('answer', key);
  if (kept !== undefined && kept.created > provider.nowS() - dayS) {
    if (kept.fingerprint !== fingerprint) throw otherParameters(key);
    response.set('idempotent-replayed', 'true');
    return { status: kept.status, body: kept.body };
  }
  if (provider.keysInUse.has(key)) throw keyInUse(key);
  provider.keysInUse.add(key);
  try {
    const answer = await run();
    if (hasBegun(answer))
      provider.ledger.put('answer', { id: key, created: provider.nowS(), fingerprint, ...answer });
    return answer;
  } finally {
    provider.keysInUse.delete(key);
  }
}

/** A refused key, parameters that do not hold, a conflict and a rate limit are refused before the call begins. */
function hasBegun({ status, body }: Answer): boolean {
  if ([401, 409, 429].includes(status)) return false;
  const code = (body as { error?: { code?: string } }).error?.code;
  return code === undefined || !/^(parameter_|amount_too_)/.test(code);
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
