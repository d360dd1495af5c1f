import useSWR from 'swr';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@getaway/contracts/runtime-config';

export type CardProviderState =
  | { status: 'loading' }
  | { status: 'failed'; tryAgain: () => void }
  | { status: 'ready'; stripe: Stripe };

/** The card provider's browser side: its own script, or the sandbox's at the same interface. */
export function useCardProvider(): CardProviderState {
  const { data, error, mutate } = useSWR<Stripe, Error>('card-provider', loadCardProvider);
  if (data) return { status: 'ready', stripe: data };
  if (error) return { status: 'failed', tryAgain: () => void mutate() };
  return { status: 'loading' };
}

async function loadCardProvider(): Promise<Stripe> {
  const response = await fetch('/config.json');
  const { payments } = v.parse(runtimeConfigSchema, await response.json());
  // With the sandbox's script in the page, loadStripe finds window.Stripe and loads none of its own.
  if (payments.scriptUrl !== null) await addScript(payments.scriptUrl);
  const stripe = await loadStripe(payments.publishableKey);
  if (!stripe) throw new Error('The card provider has no browser side here');
  return stripe;
}

async function addScript(address: string): Promise<void> {
  if ('Stripe' in window) return;
  const script = document.createElement('script');
  script.src = address;
  await new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${address} could not be loaded`));
    });
    document.head.append(script);
  });
}
