import { checkEvent } from '../sdk-types/check.ts';
import { completeObject } from '../sdk-types/complete.ts';
import type { ProviderEvent } from './objects.ts';
import type { Ledger } from './ledger.ts';
import { providerId } from './ids.ts';
import type { PlannedFaults } from './planned-faults.ts';

/** What every call of the sandbox works with. */
export interface Provider {
  ledger: Ledger;
  /** Seconds since 1970, as the provider counts. */
  nowS: () => number;
  apiVersion: string;
  /** Called after an event was recorded. */
  onEvent: (event: ProviderEvent) => void;
  faults: PlannedFaults;
  /** Idempotency keys whose first request is still being worked on. */
  keysInUse: Set<string>;
  /** Ends slow answers when the sandbox stops. */
  stopping: AbortSignal;
  /** Called with what was sent or answered otherwise than the SDK types it. */
  onViolation: (violation: string) => void;
}

/** Records what happened, with the object as it is now, and hands it to the webhook. */
export function recordEvent(provider: Provider, type: string, object: unknown): void {
  const event: ProviderEvent = {
    id: providerId('evt'),
    object: 'event',
    api_version: provider.apiVersion,
    created: provider.nowS(),
    data: { object: completeObject(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  for (const fault of checkEvent(JSON.parse(JSON.stringify(event)) as ProviderEvent))
    provider.onViolation(`event ${type}: ${fault}`);
  provider.ledger.put('event', event);
  provider.onEvent(event);
}
