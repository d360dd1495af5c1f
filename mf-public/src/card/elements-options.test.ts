import { expect, it } from 'vitest';
import { cardFormOptions, elementsOptions, expressOptions } from './elements-options.ts';

it('the elements show the amount in cents, and take cards alone, as the server’s payment intents do', () => {
  expect(elementsOptions('669.02', (name) => name)).toMatchObject({
    mode: 'payment',
    amount: 66_902,
    currency: 'usd',
    allowedPaymentMethodTypes: ['card'],
  });
});

it('the elements are written in the colors of the theme', () => {
  const colours: Record<string, string> = { 'cream-100': '#fff8ec', 'rose-400': '#f08a8a' };
  const { appearance } = elementsOptions('1.00', (name) => colours[name] ?? '');
  expect(appearance?.variables).toMatchObject({ colorText: '#fff8ec', colorDanger: '#f08a8a' });
});

it('the card form asks for nothing that the billing address has, and leaves out Link, whose frames the page blocks', () => {
  expect(cardFormOptions).toMatchObject({
    fields: { billingDetails: { name: 'never', address: 'never' } },
    wallets: { link: 'never' },
  });
});

it('the express row has no other wallets than Apple Pay and Google Pay', () => {
  const shown = Object.entries(expressOptions.paymentMethods ?? {}).filter(
    ([, choice]) => choice !== 'never',
  );
  expect(shown.map(([name]) => name)).toEqual(['applePay', 'googlePay']);
});
