import type { FieldError } from '@getaway/contracts/problems';
import { isCountryCode } from './country-codes.ts';
import { textsIn, valueIn } from './file-values.ts';

/** Fields that pages and emails show as they are. The site only fills in words in other texts. */
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
  ...['reviews', 'parentReviews', 'entry', 'answers'],
];

/**
 * Facts that have the right form but can't be right: a country that doesn't exist, and words in braces in fields that the
 * site doesn't fill in. Works on an unparsed file, like `pictureFaults`.
 */
export function factFaults(own: unknown): FieldError[] {
  return [...countryFaults(own), ...braceFaults(own)];
}

function countryFaults(own: unknown): FieldError[] {
  const country = valueIn(own, ['address', 'country']);
  // The schema reports values of another form.
  if (typeof country !== 'string' || !/^[A-Z]{2}$/.test(country) || isCountryCode(country)) return [];
  const message = `${country} is not a country code: use one of ISO 3166, such as US or GB`;
  return [{ path: 'address.country', message }];
}

function braceFaults(own: unknown): FieldError[] {
  return shownAsTheyAre
    .flatMap((path) => textsIn(valueIn(own, path.split('.')), path))
    .flatMap(({ path, text }) => {
      const [word] = /\{\w{1,40}\}/.exec(text) ?? [];
      if (word === undefined) return [];
      return [
        {
          path,
          message: `The site doesn’t fill in words here: write what ${word} stands for, without braces`,
        },
      ];
    });
}
