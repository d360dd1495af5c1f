import { Router, type Request } from 'express';
import { confirmIntent, authenticateIntent } from '../provider/confirm-intent.ts';
import { listField, type Fields } from '../provider/fields.ts';
import { pageOf } from '../provider/list.ts';
import type { PaymentIntent } from '../provider/objects.ts';
import { cancelIntent, createIntent, findIntent, updateIntent } from '../provider/payment-intents.ts';
import { ProviderError } from '../provider/provider-error.ts';
import type { Provider } from '../provider/provider.ts';
import { requireSecret, requireServer, type Caller } from './access.ts';
import { answering } from './answer.ts';

type IdRequest = Request<{ id: string }>;

export function paymentIntentRoutes(provider: Provider): Router {
  const router = Router();
  const base = '/v1/payment_intents';

  router.post(
    base,
    answering(provider, (request, caller) => {
      requireServer(caller);
      const intent = createIntent(provider, bodyOf(request));
      const wanted = bodyOf(request)['confirm'] === 'true' ? confirmIntent(provider, intent.id, {}) : intent;
      return expanded(provider, wanted, bodyOf(request));
    }),
  );
  router.get(
    base,
    answering(provider, (request, caller) => {
      requireServer(caller);
      return pageOf(provider.ledger.newestFirst('intent'), request.query, base);
    }),
  );
  router.get(
    `${base}/:id`,
    answering(provider, (request, caller) => {
      const intent = findIntent(provider, idOf(request));
      requireSecret(caller, intent, request.query['client_secret']);
      return shownTo(caller, provider, intent, request.query);
    }),
  );
  router.post(
    `${base}/:id`,
    answering(provider, (request, caller) => {
      requireServer(caller);
      return expanded(provider, updateIntent(provider, idOf(request), bodyOf(request)), bodyOf(request));
    }),
  );
  router.post(
    `${base}/:id/cancel`,
    answering(provider, (request, caller) => {
      requireServer(caller);
      return expanded(provider, cancelIntent(provider, idOf(request), bodyOf(request)), bodyOf(request));
    }),
  );
  router.post(
    `${base}/:id/confirm`,
    answering(provider, (request, caller) =>
      actingOn(provider, request, caller, (id, fields) => confirmIntent(provider, id, fields)),
    ),
  );
  // Where the provider has pages of the card's bank, the sandbox has this call of its own dialog.
  router.post(
    `${base}/:id/authenticate`,
    answering(provider, (request, caller) =>
      actingOn(provider, request, caller, (id, fields) =>
        authenticateIntent(provider, id, fields['outcome'] === 'complete'),
      ),
    ),
  );
  return router;
}

function actingOn(
  provider: Provider,
  request: Request,
  caller: Caller,
  act: (id: string, fields: Fields) => PaymentIntent,
): unknown {
  const fields = bodyOf(request);
  requireSecret(caller, findIntent(provider, idOf(request)), fields['client_secret']);
  try {
    return shownTo(caller, provider, act(idOf(request), fields), fields);
  } catch (error) {
    if (caller === 'browser' && error instanceof ProviderError && error.body.payment_intent !== undefined) {
      throw new ProviderError(error.status, {
        ...error.body,
        payment_intent: withoutServerFields(error.body.payment_intent) as PaymentIntent,
      });
    }
    throw error;
  }
}

function shownTo(caller: Caller, provider: Provider, intent: PaymentIntent, fields: Fields): unknown {
  return caller === 'browser' ? withoutServerFields(intent) : expanded(provider, intent, fields);
}

/** What a browser may know of an intent. */
function withoutServerFields(intent: PaymentIntent): Partial<PaymentIntent> {
  const shown: Partial<PaymentIntent> = { ...intent };
  delete shown.metadata;
  delete shown.latest_charge;
  delete shown.customer;
  delete shown.payment_method_options;
  return shown;
}

/** `expand[]=latest_charge` and `expand[]=payment_method`: the object in place of its id. */
function expanded(provider: Provider, intent: PaymentIntent, fields: Fields): unknown {
  const wanted = listField(fields, 'expand') ?? [];
  const result: Record<string, unknown> = { ...intent };
  if (wanted.includes('latest_charge') && intent.latest_charge !== null) {
    result['latest_charge'] = provider.ledger.get('charge', intent.latest_charge);
  }
  if (wanted.includes('payment_method') && intent.payment_method !== null) {
    result['payment_method'] = provider.ledger.get('method', intent.payment_method)?.method;
  }
  return result;
}

function bodyOf(request: Request): Fields {
  return (request.body ?? {}) as Fields;
}

function idOf(request: Request): string {
  return (request as IdRequest).params.id;
}
