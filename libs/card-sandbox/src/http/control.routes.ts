import { Router, type Request } from 'express';
import { closeDispute, openDispute } from '../provider/disputes.ts';
import { integerField, requiredText, textField, type Fields } from '../provider/fields.ts';
import { faultKinds, type FaultKind } from '../provider/planned-faults.ts';
import { invalidRequest } from '../provider/provider-error.ts';
import type { Provider } from '../provider/provider.ts';
import { settleRefund } from '../provider/refunds.ts';
import { callTypes, type CallName } from '../sdk-types/calls.ts';
import { requireServer } from './access.ts';
import { answering } from './answer.ts';

/** What the provider has no call for: faults, and what its other sides (banks, cardholders) do some days later. */
export function controlRoutes(provider: Provider): Router {
  const router = Router();
  const base = '/v1/sandbox';
  const control = (act: (fields: Fields, id: string) => unknown): ReturnType<typeof answering> =>
    answering(provider, (request, caller) => {
      requireServer(caller);
      return act((request.body ?? {}) as Fields, (request as Request<{ id: string }>).params.id);
    });

  router.post(
    `${base}/faults`,
    control((fields) => {
      const fault = {
        call: callFrom(fields),
        kind: kindFrom(fields),
        times: integerField(fields, 'times') ?? 1,
        delayMs: integerField(fields, 'delay_ms') ?? 0,
      };
      provider.faults.plan(fault);
      return fault;
    }),
  );
  router.delete(
    `${base}/faults`,
    control(() => {
      provider.faults.clear();
      return {};
    }),
  );
  router.delete(
    `${base}/idempotency_keys`,
    control(() => {
      provider.ledger.clear('answer');
      return {};
    }),
  );
  router.post(
    `${base}/refunds/:id/settle`,
    control((fields, id) => settleRefund(provider, id, oneOf(fields, 'status', ['succeeded', 'failed']))),
  );
  router.post(
    `${base}/disputes`,
    control((fields) =>
      openDispute(provider, {
        paymentIntent: requiredText(fields, 'payment_intent'),
        reason: textField(fields, 'reason') ?? 'fraudulent',
      }),
    ),
  );
  router.post(
    `${base}/disputes/:id/close`,
    control((fields, id) => closeDispute(provider, id, oneOf(fields, 'status', ['won', 'lost']))),
  );
  return router;
}

function callFrom(fields: Fields): CallName {
  return oneOf(fields, 'call', Object.keys(callTypes) as CallName[]);
}

function kindFrom(fields: Fields): FaultKind {
  return oneOf(fields, 'kind', faultKinds);
}

function oneOf<T extends string>(fields: Fields, name: string, allowed: readonly T[]): T {
  const text = requiredText(fields, name);
  const found = allowed.find((each) => each === text);
  if (found !== undefined) return found;
  throw invalidRequest(`Invalid ${name}: must be one of ${allowed.join(', ')}`, {
    code: 'parameter_invalid',
    param: name,
  });
}
