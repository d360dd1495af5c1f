import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addCents, cents } from '@getaway/kernel/money';
import { quoteRequest } from '../../tests/quote-request.ts';
import { quoteOnWire } from '../pricing/quote-on-wire.rules.ts';
import { quoteStay } from '../pricing/quote.rules.ts';
import { billOf } from './bill.rules.ts';

it('has a line for the cleaning fee that was accepted, and none where there is none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000 }), (dollars) => {
      const cleaningFee = cents(dollars * 100);
      const outcome = quoteStay(quoteRequest({ cleaningFee }));
      if (!outcome.ok) throw new Error(outcome.reason);
      const quote = quoteOnWire(outcome.quote);
      const bill = billOf({ status: 'confirmed', holdExpiresAt: null, quote }, cents(0));
      if (!bill) throw new Error('nothing is charged');
      const { lines, taxes, total } = bill;
      const fees = lines.filter(({ label }) => label === 'Cleaning fee').map(({ amount }) => amount);
      expect(fees).toEqual(dollars > 0 ? [cleaningFee] : []);
      expect(addCents(...[...lines, ...taxes].map(({ amount }) => amount))).toBe(total);
    }),
  );
});
