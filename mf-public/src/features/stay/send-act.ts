import type { Answer, Call, CallBody } from '@getaway/contracts/http/call';
import type { CallInput } from '@getaway/web-kit/api-client';
import { retryIdempotent } from '../../writes/retry-idempotent.ts';
import type { StayCalls } from './stay-calls.ts';

/** Makes a change of the stay once, however often its answer is lost. Throws the API's refusals. */
export function sendAct<C extends Call>(
  { call }: StayCalls,
  contract: C,
  body: CallBody<C>,
): Promise<Answer<C>> {
  return retryIdempotent({ name: contract.path, body: JSON.stringify(body) }, (idempotencyKey) => {
    const send = call as (contract: C, input: CallInput<C>) => Promise<Answer<C>>;
    return send(contract, { body, idempotencyKey } as CallInput<C>);
  });
}
