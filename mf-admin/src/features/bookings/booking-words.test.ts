import { expect, it } from 'vitest';
import { returnsInWords } from './booking-words.ts';

it.each([
  ['0.00', '0.00', []],
  ['40.00', '0.00', ['$40.00 refunded']],
  ['599.20', '599.20', ['$599.20 charged back']],
  ['120.00', '100.00', ['$20.00 refunded', '$100.00 charged back']],
])('of %s that went back, %s by a bank, reads %j', (refundedTotal, chargebackTotal, words) => {
  expect(returnsInWords({ refundedTotal, chargebackTotal })).toEqual(words);
});
