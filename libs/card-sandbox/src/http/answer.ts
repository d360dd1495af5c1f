import { setTimeout as sleep } from 'node:timers/promises';
import type { Request, RequestHandler } from 'express';
import { providerId } from '../provider/ids.ts';
import { errorOf, takesEffect, type PlannedFault } from '../provider/planned-faults.ts';
import { ProviderError } from '../provider/provider-error.ts';
import type { Provider } from '../provider/provider.ts';
import { callerOf, type Caller } from './access.ts';
import type { Answer } from './http-answer.ts';
import { answeredOnce } from './idempotency.ts';
import { checkRequest, typedAnswer } from './typed-calls.ts';

/** One call of the API: what it answers, or a ProviderError that it throws. */
export type Call = (request: Request, caller: Caller) => unknown;

/**
 * Answers a call as the provider does: parameters that the SDK's types do not know are refused, errors come in its
 * shape with a request id, and a POST with an `Idempotency-Key` gets its first answer again. Planned faults happen here.
 */
export function answering(provider: Provider, call: Call): RequestHandler {
  return async (request, response) => {
    response.set('request-id', providerId('req'));
    const fault = provider.faults.take(nameOf(request));
    const answer = await settled(async () => {
      const caller = callerOf(request);
      checkRequest(provider, nameOf(request), request, caller);
      const run = (): Promise<Answer> => perform(provider, () => call(request, caller), fault);
      return answeredOnce(provider, request, response, run);
    });
    if (fault?.kind === 'lost-answer') {
      request.socket.destroy();
      return;
    }
    const { status, body } = typedAnswer(provider, nameOf(request), request, answer);
    response.status(status).json(body);
  };
}

/** `POST /v1/refunds`: the method and the route, with `:id` for an id. */
function nameOf(request: Request): string {
  return `${request.method} ${(request.route as { path: string }).path}`;
}

async function perform(
  { stopping }: Provider,
  call: () => unknown,
  fault: PlannedFault | undefined,
): Promise<Answer> {
  const error = fault && errorOf(fault.kind);
  const answer = await settled(() => {
    if (fault && !takesEffect(fault.kind) && error) throw error;
    return Promise.resolve({ status: 200, body: call() });
  });
  if (fault?.kind === 'slow')
    await sleep(fault.delayMs, undefined, { signal: stopping }).catch(() => undefined);
  return error ? { status: error.status, body: { error: error.body } } : answer;
}

async function settled(run: () => Promise<Answer>): Promise<Answer> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof ProviderError) return { status: error.status, body: { error: error.body } };
    throw error;
  }
}
