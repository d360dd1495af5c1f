import { expect, it } from 'vitest';
import { cardOptions } from './card-options.ts';

it('the card field leaves out Link, whose frames the page blocks, and the ZIP code, which the billing address has', () => {
  expect(cardOptions((name) => name)).toMatchObject({ disableLink: true, hidePostalCode: true });
});

it('the card field is written in the colors of the theme', () => {
  const colours: Record<string, string> = { 'cream-100': '#fff8ec', 'rose-400': '#f08a8a' };
  expect(cardOptions((name) => colours[name] ?? '').style).toMatchObject({
    base: { color: '#fff8ec' },
    invalid: { color: '#f08a8a', iconColor: '#f08a8a' },
  });
});
