import type { StripeCardElementOptions } from '@stripe/stripe-js';

/** How the provider's card field looks, and what it leaves out. `colour` looks a name of the theme up. */
export function cardOptions(colour: (name: string) => string): StripeCardElementOptions {
  const fault = colour('rose-400');
  return {
    // The billing address above has it.
    hidePostalCode: true,
    // Link opens frames and windows of its own, which the page's content security policy blocks.
    disableLink: true,
    style: {
      base: {
        color: colour('cream-100'),
        iconColor: colour('ember-400'),
        fontFamily: 'system-ui, sans-serif',
        fontSize: '16px',
        '::placeholder': { color: colour('mist-400') },
      },
      invalid: { color: fault, iconColor: fault },
    },
  };
}
