import type { ProviderEvent } from './objects.ts';
import type { Ledger } from './ledger.ts';
import { providerId } from './ids.ts';

/** What every call of the sandbox works with. */
export interface Provider {
  ledger: Ledger;
  /** Seconds since 1970, as the provider counts. */
  nowS: () => number;
  apiVersion: string;
  /** Called after an event was recorded. */
  onEvent: (event: ProviderEvent) => void;
}

/** Records what happened, with the object as it is now, and hands it to the webhook. */
export function recordEvent(provider: Provider, type: string, object: unknown): void {
  const event: ProviderEvent = {
    id: providerId('evt'),
    object: 'event',
    api_version: provider.apiVersion,
    created: provider.nowS(),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  provider.ledger.put('event', event);
  provider.onEvent(event);
}
