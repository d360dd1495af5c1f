import { integrationError } from './element.ts';
import { Elements, type ElementsOptions } from './elements.ts';
import { confirm, handleNextAction, retrieve, type Api, type IntentResult } from './payment.ts';

interface ConfirmOptions {
  elements?: Elements;
  clientSecret?: string;
  confirmParams?: { payment_method_data?: { billing_details?: Record<string, unknown> } };
  redirect?: string;
}

/** The object that `Stripe('pk_test_…')` answers: what @stripe/stripe-js and @stripe/react-stripe-js call of it. */
function createStripe(publishableKey: string): object {
  if (!publishableKey.startsWith('pk_test_')) {
    throw new Error('The card sandbox takes publishable test keys only (pk_test_…).');
  }
  const api: Api = { base: scriptBase, publishableKey };
  return {
    elements: (options?: ElementsOptions) => new Elements(options),
    confirmPayment: (options: ConfirmOptions) => confirmPayment(api, options),
    retrievePaymentIntent: (secret: string) => retrieve(api, secret),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => handleNextAction(api, clientSecret),
    // @stripe/react-stripe-js looks for these three, and calls none of them.
    confirmCardPayment: notInSandbox,
    createPaymentMethod: notInSandbox,
    createToken: notInSandbox,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

/** Faults of the page itself are thrown, as the provider does. */
async function confirmPayment(api: Api, options: ConfirmOptions): Promise<IntentResult> {
  const { elements, confirmParams, redirect } = options;
  const secret = options.clientSecret ?? elements?.clientSecret;
  if (elements === undefined || secret === undefined) {
    throw integrationError('stripe.confirmPayment(): expected elements and a clientSecret.');
  }
  // No card of the sandbox leads its holder to another page.
  if (redirect !== 'if_required') throw integrationError('The sandbox knows redirect: "if_required" only.');
  const fields = elements.confirmFields(confirmParams?.payment_method_data?.billing_details);
  return confirm(api, secret, fields);
}

function notInSandbox(): never {
  throw integrationError('The sandbox confirms payments with stripe.confirmPayment() only.');
}

/** The sandbox's address is where this script came from, also behind a proxy's path. */
function baseOfThisScript(): string {
  const script = document.currentScript;
  const source = script instanceof HTMLScriptElement ? script.src : '/stripe.js';
  return new URL('.', new URL(source, location.href)).href.replace(/\/$/, '');
}

const scriptBase = baseOfThisScript();
const styles = document.createElement('link');
styles.rel = 'stylesheet';
styles.href = `${scriptBase}/stripe.css`;
document.head.append(styles);
// The loader compares `version` with the release its own version was made for.
Object.assign(window, { Stripe: Object.assign(createStripe, { version: 'endive' }) });
