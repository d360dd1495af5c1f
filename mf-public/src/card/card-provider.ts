import useSWR from 'swr';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { Stripe } from '@stripe/stripe-js';
import * as v from 'valibot';
import { runtimeConfigSchema } from '@getaway/contracts/runtime-config';

export type CardProviderState =
  | { status: 'loading' }
  | { status: 'failed'; tryAgain: () => void }
  | { status: 'ready'; stripe: Stripe; isTest: boolean };

/** The card provider's browser side: its own script, or the sandbox's at the same interface. */
export function useCardProvider(): CardProviderState {
  const { data, error, mutate } = useSWR<LoadedProvider, Error>('card-provider', loadCardProvider);
  if (data) return { status: 'ready', ...data };
  if (error) return { status: 'failed', tryAgain: () => void mutate() };
  return { status: 'loading' };
}

interface LoadedProvider {
  readonly stripe: Stripe;
  /** Whether only test cards pay, and no money moves: the sandbox, or the provider with test keys. */
  readonly isTest: boolean;
}

async function loadCardProvider(): Promise<LoadedProvider> {
  const response = await fetch('/config.json');
  const { payments } = v.parse(runtimeConfigSchema, await response.json());
  // With the sandbox's script in the page, loadStripe finds window.Stripe and loads none of its own.
  if (payments.scriptUrl !== null) await addScript(payments.scriptUrl);
  const stripe = await loadStripe(payments.publishableKey);
  if (!stripe) throw new Error('The card provider has no browser side here');
  return { stripe, isTest: payments.publishableKey.startsWith('pk_test_') };
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
