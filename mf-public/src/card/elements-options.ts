import type {
  StripeElementsOptionsMode,
  StripeExpressCheckoutElementOptions,
  StripePaymentElementOptions,
} from '@stripe/stripe-js';
import { centsFromDollars } from '@getaway/kernel/money';

/**
 * The settings of the provider's elements before there is a payment intent: the amount, that only cards are taken (wallets
 * pay by card, too), and the colors of the theme, which their frames cannot read. `colour` looks a name of the theme up.
 */
export function elementsOptions(amount: string, colour: (name: string) => string): StripeElementsOptionsMode {
  return {
    mode: 'payment',
    amount: centsFromDollars(amount),
    currency: 'usd',
    // The server's intents allow the same. The provider refuses a payment where the two differ.
    allowedPaymentMethodTypes: ['card'],
    appearance: {
      theme: 'night',
      variables: {
        colorPrimary: colour('ember-400'),
        colorBackground: colour('surface-field'),
        colorText: colour('cream-100'),
        colorTextSecondary: colour('mist-400'),
        colorTextPlaceholder: colour('mist-400'),
        colorDanger: colour('rose-400'),
        fontFamily: 'system-ui, sans-serif',
        // Below 16px, some phones zoom into a focused field.
        fontSizeBase: '16px',
        borderRadius: '14px',
      },
    },
  };
}

/** The card form: the billing address above it has the name and the address, and the express row has the wallets. */
export const cardFormOptions: StripePaymentElementOptions = {
  layout: 'tabs',
  fields: { billingDetails: { name: 'never', address: 'never' } },
  // Link opens frames and windows of its own, which the page's content security policy blocks.
  wallets: { applePay: 'never', googlePay: 'never', link: 'never' },
};

/** The express row: only wallets that pay by card. */
export const expressOptions: StripeExpressCheckoutElementOptions = {
  paymentMethods: {
    applePay: 'auto',
    googlePay: 'auto',
    link: 'never',
    amazonPay: 'never',
    paypal: 'never',
    klarna: 'never',
  },
  billingAddressRequired: true,
  buttonHeight: 48,
  buttonTheme: { applePay: 'white', googlePay: 'white' },
  buttonType: { applePay: 'plain', googlePay: 'plain' },
  layout: { maxColumns: 2, maxRows: 1, overflow: 'never' },
};
