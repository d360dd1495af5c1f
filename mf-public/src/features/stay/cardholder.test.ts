import { expect, it } from 'vitest';
import { cardholderOf } from './cardholder.ts';

it.each([
  ['Maya', 'Maya Torres', 'Maya', 'Torres'],
  ['Mary Ann', 'Mary Ann de la Cruz', 'Mary Ann', 'de la Cruz'],
  // If the first name is unknown, it is the whole name.
  ['Maya Torres', 'Maya Torres', 'Maya', 'Torres'],
  ['Maya', 'Maya', 'Maya', ''],
])('of %s, with the full name %s, is %s %s', (first, full, firstName, lastName) =>
  expect(cardholderOf({ firstName: first, guestName: full })).toEqual({ firstName, lastName }),
);
