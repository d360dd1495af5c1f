import { describe, expect, it } from 'vitest';
import { canceledWords, refundTermsWords, refundWaysWords } from './stay-refund-words.ts';

describe('what a guest reads after canceling', () => {
  it.each([
    ['0.00', '0.00', 'Your booking is canceled.'],
    ['695.50', '0.00', 'Your booking is canceled. $695.50 is on its way back to your card.'],
    ['0.00', '652.70', 'Your booking is canceled. We’ll return $652.70 the way you paid.'],
    [
      '100.00',
      '20.00',
      'Your booking is canceled. $100.00 is on its way back to your card. We’ll return $20.00 the way you paid.',
    ],
  ])('with %s by card and %s by the house says only what happens', (toCard, byHouse, words) =>
    expect(canceledWords({ toCard, byHouse })).toBe(words),
  );
});

describe('where a refund goes, and when', () => {
  it.each([
    ['0.00', '0.00', ''],
    [
      '695.50',
      '0.00',
      'We’ll refund $695.50 to the card you paid with. Most banks show a refund within 5-7 business days.',
    ],
    // By hand, so nothing is promised about a card or a bank.
    ['0.00', '652.70', 'We’ll return $652.70 the way you paid.'],
    [
      '100.10',
      '20.20',
      'You’ll get $120.30 back. We’ll refund $100.10 to the card you paid with. Most banks show a refund within 5-7 business days. We’ll return $20.20 the way you paid.',
    ],
  ])('of %s by card and %s by the house', (toCard, byHouse, words) => {
    const refund = (Number(toCard) + Number(byHouse)).toFixed(2);
    expect(refundWaysWords({ refund, toCard, byHouse })).toBe(words);
  });
});

describe('until when a cancellation is refunded', () => {
  const preview = {
    ...{ refund: '0.00', toCard: '0.00', byHouse: '0.00', paid: '695.50', refunded: '0.00' },
    ...{ noticeHours: 168, deadline: '2027-02-26T21:00:00.000Z' },
  };

  it.each([
    ['in-time', false, 'Full refund until Fri, Feb 26 at 4:00 PM EST.'],
    ['too-late', false, 'The deadline for a full refund was Fri, Feb 26 at 4:00 PM EST.'],
    // Before the stay was booked: nobody could have canceled by then.
    ['too-late', true, 'You booked less than 7 days before check-in, so there’s no refund if you cancel.'],
    [
      'day-of-arrival',
      true,
      'You booked less than 7 days before check-in, so there’s no refund if you cancel.',
    ],
    ['nothing-paid', true, 'You haven’t paid anything yet, so there’s nothing to refund.'],
  ] as const)('of a cancellation that comes %s (booked late: %s)', (reason, bookedLate, words) =>
    expect(refundTermsWords({ ...preview, reason, bookedLate }, { timeZone: 'America/New_York' })).toBe(
      words,
    ),
  );

  it('says of a stay without a price that there was none', () =>
    expect(
      refundTermsWords(
        { ...preview, reason: 'nothing-paid', bookedLate: false },
        { timeZone: 'America/New_York', costsNothing: true },
      ),
    ).toBe('Your stay cost nothing, so there’s nothing to refund.'));
});
