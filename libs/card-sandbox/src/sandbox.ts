import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { close, listen } from '@getaway/infrastructure/processes/web-server';
import { createSandboxApp } from './http/app.ts';
import { openLedger } from './provider/ledger.ts';
import { planFaults } from './provider/planned-faults.ts';
import { openWebhook, type WebhookOptions } from './webhook.ts';

export interface SandboxOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  stateFile: string;
  /** Where events go; without it they are only recorded. */
  webhook?: Pick<WebhookOptions, 'url' | 'secret' | 'log'>;
  /** Called with each request, answer and event that is not as the pinned SDK types it. */
  onViolation?: (violation: string) => void;
}

export interface Sandbox {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts a card provider for test cards; what it knows survives a restart. */
export async function startSandbox({
  host,
  port,
  stateFile,
  webhook,
  onViolation = () => undefined,
}: SandboxOptions): Promise<Sandbox> {
  const nowS = (): number => Math.floor(Date.now() / 1000);
  const ledger = openLedger(stateFile, nowS());
  const delivery = webhook === undefined ? undefined : openWebhook({ ...webhook, ledger });
  const stopping = new AbortController();
  const app = createSandboxApp({
    ledger,
    nowS,
    apiVersion: Stripe.API_VERSION,
    onEvent: (event) => delivery?.deliver(event),
    faults: planFaults(),
    keysInUse: new Set(),
    stopping: stopping.signal,
    onViolation,
  });
  const server = await listen(app, { host, port });
  delivery?.resume();
  return {
    url: `http://${host}:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      stopping.abort();
      await close(server);
      await delivery?.stop();
    },
  };
}
