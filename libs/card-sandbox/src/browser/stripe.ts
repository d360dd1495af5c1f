import { Elements, type CardElement } from './elements.ts';
import { confirm, createMethod, handleNextAction, retrieve, type Api, type MethodChoice } from './payment.ts';

interface PaymentMethodParameter {
  card?: CardElement;
  billing_details?: unknown;
}

interface ConfirmData {
  payment_method?: string | PaymentMethodParameter;
}

/** The object that `Stripe('pk_test_…')` answers: what @stripe/stripe-js and @stripe/react-stripe-js call of it. */
function createStripe(publishableKey: string): object {
  if (!publishableKey.startsWith('pk_test_')) {
    throw new Error('The card sandbox takes publishable test keys only (pk_test_…).');
  }
  const api: Api = { base: scriptBase, publishableKey };
  return {
    elements: () => new Elements(),
    confirmCardPayment: (secret: string, data: ConfirmData = {}, options: { handleActions?: boolean } = {}) =>
      confirm(api, secret, choiceOf(data.payment_method), options.handleActions ?? true),
    retrievePaymentIntent: (secret: string) => retrieve(api, secret),
    handleNextAction: ({ clientSecret }: { clientSecret: string }) => handleNextAction(api, clientSecret),
    handleCardAction: (secret: string) => handleNextAction(api, secret),
    createPaymentMethod: ({ card, billing_details }: PaymentMethodParameter) =>
      card === undefined
        ? Promise.resolve({
            error: { type: 'invalid_request_error', message: 'A card Element is required.' },
          })
        : createMethod(api, card.form, billing_details),
    createToken: () =>
      Promise.resolve({
        error: { type: 'invalid_request_error', message: 'The sandbox makes payment methods, not tokens.' },
      }),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

function choiceOf(parameter: string | PaymentMethodParameter | undefined): MethodChoice {
  if (typeof parameter !== 'object') return parameter;
  if (parameter.card === undefined) throw new Error('payment_method needs an id or a card Element.');
  return { form: parameter.card.form, billingDetails: parameter.billing_details };
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
