import type { FieldError } from '@getaway/contracts/problems';
import { isCountryCode } from './country-codes.ts';
import { textsIn, valueIn } from './file-values.ts';

/** What pages and emails show as it is: the site fills in its words in other texts. */
const shownAsTheyAre = [
  ...[
    'name',
    'tagline',
    'address',
    'contact',
    'business',
    'paymentHandles',
    'checkIn',
    'policies.responsible',
  ],
  ...['reviews', 'parentReviews'],
];

/**
 * The facts that have the right form and cannot be true: a country that does not exist, and words in braces where the site
 * fills in none. Works on a file as it came, like `pictureFaults`.
 */
export function factFaults(own: unknown): FieldError[] {
  return [...countryFaults(own), ...braceFaults(own)];
}

function countryFaults(own: unknown): FieldError[] {
  const country = valueIn(own, ['address', 'country']);
  // Another form is the schema's fault.
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country) || isCountryCode(country)) return [];
  const message = `${country} is no country: write the code of the country as in ISO 3166, such as US or GB`;
  return [{ path: 'address.country', message }];
}

function braceFaults(own: unknown): FieldError[] {
  return shownAsTheyAre
    .flatMap((path) => textsIn(valueIn(own, path.split('.')), path))
    .flatMap(({ path, text }) => {
      const [word] = /\{\w{1,40}\}/.exec(text) ?? [];
      if (word === undefined) return [];
      return [
        { path, message: `The site fills in nothing here: write what ${word} stands for, without braces` },
      ];
    });
}
