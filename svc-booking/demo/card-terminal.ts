import type { AddressInfo } from 'node:net';
import { startSandbox } from '@getaway/card-sandbox/sandbox';
import { close, listen } from '@getaway/infrastructure/processes/web-server';

const host = '127.0.0.1';
const secretKey = 'sk_test_sandbox';

export interface CardTerminal {
  readonly url: string;
  readonly secretKey: string;
  /** Pays an intent with a card that always succeeds. */
  pay(paymentIntentId: string): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The card sandbox with the state file that the demo starts from, so that past payments can be refunded
 * there. Its webhooks are accepted and ignored, because the demo applies their effects itself.
 */
export async function openCardTerminal(stateFile: string): Promise<CardTerminal> {
  const hook = await listen((request, response) => request.resume().on('end', () => response.end()), {
    host,
    port: 0,
  });
  const { port } = hook.address() as AddressInfo;
  const sandbox = await startSandbox({
    host,
    port: 0,
    stateFile,
    webhook: { url: `http://${host}:${port}/`, secret: 'whsec_demo', log: () => undefined },
  });
  return {
    url: sandbox.url,
    secretKey,
    pay: async (paymentIntentId) => {
      const response = await fetch(`${sandbox.url}/v1/payment_intents/${paymentIntentId}/confirm`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
      });
      if (!response.ok) throw new Error(`the card sandbox answers ${response.status}`);
      await response.body?.cancel();
    },
    stop: async () => {
      await sandbox.stop();
      await close(hook);
    },
  };
}
