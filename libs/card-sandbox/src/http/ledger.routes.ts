import { Router, type Request } from 'express';
import { findDispute } from '../provider/disputes.ts';
import { listField, textField, type Fields } from '../provider/fields.ts';
import { pageOf } from '../provider/list.ts';
import type { Dispute, ProviderEvent, Refund } from '../provider/objects.ts';
import { findIntent } from '../provider/payment-intents.ts';
import { createPaymentMethod } from '../provider/payment-methods.ts';
import { noSuch } from '../provider/provider-error.ts';
import type { Provider } from '../provider/provider.ts';
import { createRefund, findRefund } from '../provider/refunds.ts';
import { requireServer } from './access.ts';
import { answering, type Call } from './answer.ts';

/** Refunds, charges, disputes, events and payment methods. */
export function ledgerRoutes(provider: Provider): Router {
  const router = Router();
  const forServers = (call: (request: Request) => unknown): ReturnType<typeof answering> => {
    const guarded: Call = (request, caller) => {
      requireServer(caller);
      return call(request);
    };
    return answering(provider, guarded);
  };

  router.post(
    '/v1/refunds',
    forServers((request) => createRefund(provider, (request.body ?? {}) as Fields)),
  );
  router.get(
    '/v1/refunds',
    forServers(({ query }) => pageOf(refundsMatching(provider, query), query, '/v1/refunds')),
  );
  router.get(
    '/v1/refunds/:id',
    forServers((request) => findRefund(provider, idOf(request))),
  );
  router.get(
    '/v1/charges/:id',
    forServers((request) => {
      const charge = provider.ledger.get('charge', idOf(request));
      if (charge === undefined) throw noSuch('charge', idOf(request), 'id');
      return charge;
    }),
  );
  router.get(
    '/v1/disputes',
    forServers(({ query }) => pageOf(disputesMatching(provider, query), query, '/v1/disputes')),
  );
  router.get(
    '/v1/disputes/:id',
    forServers((request) => findDispute(provider, idOf(request))),
  );
  router.get(
    '/v1/events',
    forServers(({ query }) => pageOf(eventsMatching(provider, query), query, '/v1/events')),
  );
  router.get(
    '/v1/events/:id',
    forServers((request) => {
      const event = provider.ledger.get('event', idOf(request));
      if (event === undefined) throw noSuch('event', idOf(request), 'id');
      return event;
    }),
  );
  router.post(
    '/v1/payment_methods',
    answering(provider, (request) => createPaymentMethod(provider, (request.body ?? {}) as Fields)),
  );
  router.get(
    '/v1/payment_methods/:id',
    forServers((request) => {
      const stored = provider.ledger.get('method', idOf(request));
      if (stored === undefined) throw noSuch('PaymentMethod', idOf(request), 'payment_method');
      return stored.method;
    }),
  );
  return router;
}

function refundsMatching(provider: Provider, query: Fields): Refund[] {
  const intent = textField(query, 'payment_intent');
  const charge = textField(query, 'charge');
  if (intent !== undefined) findIntent(provider, intent);
  return provider.ledger
    .newestFirst('refund')
    .filter((refund) => intent === undefined || refund.payment_intent === intent)
    .filter((refund) => charge === undefined || refund.charge === charge);
}

function disputesMatching(provider: Provider, query: Fields): Dispute[] {
  const intent = textField(query, 'payment_intent');
  const charge = textField(query, 'charge');
  return provider.ledger
    .newestFirst('dispute')
    .filter((dispute) => intent === undefined || dispute.payment_intent === intent)
    .filter((dispute) => charge === undefined || dispute.charge === charge);
}

function eventsMatching(provider: Provider, query: Fields): ProviderEvent[] {
  const type = textField(query, 'type');
  const types = type === undefined ? listField(query, 'types') : [type];
  return provider.ledger
    .newestFirst('event')
    .filter((event) => types === undefined || types.some((pattern) => matches(pattern, event.type)));
}

/** `payment_intent.*` names a group. */
function matches(pattern: string, type: string): boolean {
  return pattern === type || (pattern.endsWith('*') && type.startsWith(pattern.slice(0, -1)));
}

function idOf(request: Request): string {
  return (request as Request<{ id: string }>).params.id;
}
