import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import type { Ledger } from './provider/ledger.ts';
import type { ProviderEvent } from './provider/objects.ts';

export interface WebhookOptions {
  url: string;
  secret: string;
  ledger: Ledger;
  log: (level: 'info' | 'warn', message: string, facts: Record<string, unknown>) => void;
  firstRetryMs?: number;
}

export interface Webhook {
  /** Sends an event, again and again until the receiver says yes or `stop` is called. */
  deliver(event: ProviderEvent): void;
  /** Takes up what an earlier run could not deliver. */
  resume(): void;
  stop(): Promise<void>;
}

const longestRetryMs = 15_000;
const answerDeadlineMs = 10_000;

/** Posts signed events to one receiver, as the provider does: at least once, in no promised order. */
export function openWebhook({ url, secret, ledger, log, firstRetryMs = 250 }: WebhookOptions): Webhook {
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();

  const deliver = (event: ProviderEvent): void => {
    const delivery = deliverUntilTaken(event).catch((error: unknown) => {
      if (!stopping.signal.aborted) throw error;
    });
    underWay.add(delivery);
    void delivery.finally(() => underWay.delete(delivery));
  };

  const deliverUntilTaken = async (event: ProviderEvent): Promise<void> => {
    for (let retryMs = firstRetryMs; ; retryMs = Math.min(retryMs * 2, longestRetryMs)) {
      const refusal = await post(url, secret, event, stopping.signal);
      if (refusal === undefined) break;
      stopping.signal.throwIfAborted();
      log('warn', 'webhook not taken', { type: event.type, event: event.id, reason: refusal, retryMs });
      await sleep(retryMs, undefined, { signal: stopping.signal });
    }
    ledger.put('event', { ...event, pending_webhooks: 0 });
    log('info', 'webhook delivered', { type: event.type, event: event.id });
  };

  return {
    deliver,
    resume: () => {
      for (const event of ledger.newestFirst('event').reverse()) {
        if (event.pending_webhooks > 0) deliver(event);
      }
    },
    stop: async () => {
      stopping.abort();
      await Promise.all(underWay);
    },
  };
}

/** Undefined when the receiver took it, else why not. */
async function post(
  url: string,
  secret: string,
  event: ProviderEvent,
  stopping: AbortSignal,
): Promise<string | undefined> {
  const payload = JSON.stringify(event);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureOf(payload, secret),
      },
      body: payload,
      signal: AbortSignal.any([stopping, AbortSignal.timeout(answerDeadlineMs)]),
    });
    await response.body?.cancel();
    return response.ok ? undefined : `answered ${response.status}`;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    return cause instanceof Error ? cause.message : String(cause);
  }
}

function signatureOf(payload: string, secret: string): string {
  return new Stripe('sk_test_signature').webhooks.generateTestHeaderString({ payload, secret });
}
