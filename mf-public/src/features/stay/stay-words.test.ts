import { mainAmount } from '@getaway/contracts/http/price-lines';
import { stayDatesWords, stayStatusWords } from '@getaway/contracts/http/stay-words';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { describe, expect, it } from 'vitest';
import { exampleStay } from '@getaway/testing/example-stay';
import { daysToGo, nextSteps, nothingPaidWords } from './stay-words.ts';

const at = (instant: string) => new Date(instant);

describe('the dates of a stay', () => {
  it('are written in full', () =>
    expect(stayDatesWords(exampleStay)).toBe('Friday, March 5 to Sunday, March 7, 2027'));

  it('have both years over New Year', () => {
    const [checkInDate, checkOutDate] = [calendarDate('2027-12-31'), calendarDate('2028-01-02')];
    expect(stayDatesWords({ ...exampleStay, checkInDate, checkOutDate })).toBe(
      'Friday, December 31, 2027 to Sunday, January 2, 2028',
    );
  });

  it.each([
    // 9 PM in the house's time zone is already the next day in UTC.
    ['2027-02-24T02:00:00Z', '10 days to go'],
    ['2027-03-04T15:00:00Z', 'One day to go'],
    ['2027-03-05T15:00:00Z', 'Today’s the day'],
    // From the hour of check-in on, and until the hour of check-out.
    ['2027-03-05T20:59:00Z', 'Today’s the day'],
    ['2027-03-05T21:00:00Z', 'Welcome'],
    ['2027-03-06T15:00:00Z', 'Welcome'],
    ['2027-03-07T15:59:00Z', 'Welcome'],
    ['2027-03-07T16:30:00Z', undefined],
  ])('at %s are this far away: %s', (now, words) => expect(daysToGo(exampleStay, at(now))).toBe(words));

  it('count no days to a canceled stay', () =>
    expect(daysToGo({ ...exampleStay, status: 'cancelled' }, at('2027-02-24T15:00:00Z'))).toBeUndefined());
});

describe('what happens next', () => {
  const titles = (...given: Parameters<typeof nextSteps>) => nextSteps(...given).map(({ title }) => title);
  const before = at('2027-02-24T15:00:00Z');

  it('begins with the payment of an unpaid stay, and says until when', () => {
    const unpaid = {
      ...exampleStay,
      status: 'pending_payment' as const,
      keptUntil: '2027-02-25T15:00:00.000Z',
      money: { ...exampleStay.money, balance: '695.50' },
      canPay: { ...exampleStay.canPay, allowed: true },
    };
    expect(titles(unpaid, before)).toEqual(['Pay for your stay', 'Get your confirmation', 'Arrive']);
    expect(nextSteps(unpaid, before)[0]?.text).toMatch(
      /send \$695\.50 to @LanternHollow on Venmo or .*, with GH7K2M in the note\. .*until Thu, Feb 25 at 10:00 AM EST/,
    );
    expect(stayStatusWords(unpaid)).toBe('Waiting for your payment');
  });

  it('names the early check-in that the extras include, and asks for a time until the guest has chosen it', () => {
    const arrival = (changed: Partial<typeof exampleStay>) =>
      nextSteps({ ...exampleStay, opensAt: '12:00', ...changed }, before).at(-1)?.text;
    const choose = 'Choose your time under Guests, times, and requests.';
    expect(arrival({})).toContain('Check in from 12:00 PM (early check-in) on Fri, Mar 5.');
    expect(arrival({})).toContain(choose);
    expect(arrival({ checkInTime: '18:00' })).toContain('Check in at 6:00 PM (early check-in from 12:00 PM)');
    expect(arrival({ checkInTime: '18:00' })).toContain(choose);
    expect(arrival({ checkInTime: '12:00' })).toContain('Check in at 12:00 PM (early check-in) on');
    for (const said of [arrival({ checkInTime: '12:00' }), arrival({ opensAt: null })])
      expect(said).not.toContain(choose);
    expect(arrival({ opensAt: null })).toContain('Check in from 4:00 PM on');
  });

  it('asks to write about a payment that the house may have, once the stay is canceled', () => {
    const canceled = {
      ...exampleStay,
      status: 'cancelled',
      ended: { by: 'guest', toReturn: '0.00' },
    } as const;
    const said = (paid: string) =>
      nextSteps({ ...canceled, money: { ...exampleStay.money, paid } }, before)[0]?.text;
    expect(said('0.00')).toContain('If you’ve already paid us, please write to us below.');
    expect(said('695.50')).not.toContain('already paid us');
  });

  it('begins with the payment that staff arrange', () => {
    const money = { ...exampleStay.money, paid: '0.00', status: 'unpaid' } as const;
    expect(titles({ ...exampleStay, money }, before)[0]).toBe('Arrange your payment');
  });

  it('says when the entry code appears, and then what it is for', () => {
    const said = (code: string | null) =>
      nextSteps({ ...exampleStay, entryCode: { ...exampleStay.entryCode, code } }, before).find(({ title }) =>
        title.endsWith('your entry code'),
      );
    expect(said(null)?.text).toContain('Thu, Mar 4 at 4:00 PM EST');
    // The page shows the code itself above the steps.
    expect(said('482913')).toEqual({
      title: 'Use your entry code',
      text: 'It opens the front door, and stays on this page until you check out.',
    });
  });

  it('says when the page tells how to get in, and then no more than what it tells', () => {
    const steps = (instructions: string | null) =>
      nextSteps({ ...exampleStay, entryCode: { ...exampleStay.entryCode, instructions } }, before);
    expect(steps(null).find(({ title }) => title === 'How you get in')?.text).toBe(
      'It’s in your confirmation email, and on this page from Thu, Mar 4 at 4:00 PM EST.',
    );
    expect(JSON.stringify([steps(null), steps('Key box: 4417.')])).not.toContain('entry code');
    expect(steps('Key box: 4417.').map(({ title }) => title)).toEqual(['Make it special', 'Arrive']);
  });

  it('is leaving, once the stay has begun', () =>
    expect(titles(exampleStay, at('2027-03-06T15:00:00Z'))).toEqual(['Leave without a rush']));

  it.each([
    ['2027-02-24T15:00:00Z', 'Check in from 4:00 PM on Fri, Mar 5. Check out by 11:00 AM on Sun, Mar 7.'],
    // 11 PM the day before in the house's time zone.
    ['2027-03-05T04:00:00Z', 'Check in from 4:00 PM tomorrow. Check out by 11:00 AM on Sun, Mar 7.'],
    ['2027-03-05T15:00:00Z', 'Check in from 4:00 PM today. Check out by 11:00 AM on Sun, Mar 7.'],
    ['2027-03-05T22:00:00Z', 'Check out by 11:00 AM on Sun, Mar 7.'],
    ['2027-03-06T22:00:00Z', 'Check out by 11:00 AM tomorrow.'],
    ['2027-03-07T12:00:00Z', 'Check out by 11:00 AM today.'],
  ])('names the day as seen from %s: %s', (now, text) =>
    expect(nextSteps(exampleStay, at(now)).at(-1)?.text).toBe(text),
  );

  it('says what the house has of a stay that the house canceled', () => {
    const money = { ...exampleStay.money, paid: '695.50', returned: '195.50', balance: '0.00' };
    const canceled = { ...exampleStay, status: 'cancelled' as const, money };
    const by = (who: 'guest' | 'house', changed = money) =>
      nextSteps({ ...canceled, money: changed, ended: { by: who, toReturn: '0.00' } }, before);
    expect(by('house')[0]).toEqual({
      title: 'Your payment',
      text: 'We received $695.50 and have returned $195.50 so far. If you have a question about the rest, please write to us below.',
    });
    expect(by('house', { ...money, returned: '0.00' })[0]?.text).toContain(
      'We received $695.50 for this stay. If you have a question about your refund, please write to us below.',
    );
    expect(by('house', { ...money, returned: '695.50' })[0]?.title).not.toBe('Your payment');
    expect(by('guest')[0]?.title).not.toBe('Your payment');
  });

  it('says what is on its way back after a cancellation', () => {
    const canceled = {
      ...exampleStay,
      status: 'cancelled' as const,
      money: { ...exampleStay.money, onItsWay: '695.50' },
    };
    expect(nextSteps(canceled, before)[0]?.text).toBe(
      '$695.50 is on its way back to your card. Banks can take 5-7 business days.',
    );
  });

  it('says goodbye from check-out on, also before the stay is marked as completed', () => {
    const left = new Date(exampleStay.checkOutAt);
    expect(nextSteps(exampleStay, left).map(({ title }) => title)).toEqual(['Come back soon']);
    expect(nextSteps(exampleStay, new Date(left.getTime() - 1))[0]?.title).toBe('Leave without a rush');
  });

  it('promises documents after the stay only where there are some', () => {
    const over = { ...exampleStay, status: 'completed' as const };
    const receipt = {
      number: 'R-2027-0001',
      kind: 'receipt',
      issuedAt: over.checkOutAt,
      total: '695.50',
    } as const;
    expect(nextSteps(over, before)[0]?.text).not.toContain('documents');
    expect(nextSteps({ ...over, documents: [receipt] }, before)[0]?.text).toContain('documents');
  });

  it('says what the house still has to return by hand', () => {
    const ended = { by: 'guest', toReturn: '150.00' } as const;
    const canceled = { ...exampleStay, status: 'cancelled' as const, ended };
    expect(titles(canceled, before)).toEqual(['We owe you a refund']);
    expect(nextSteps(canceled, before)[0]?.text).toContain('$150.00');
  });

  it.each(['pending_payment', 'cancelled'] as const)(
    'says of an unpaid stay (%s) that it expired',
    (status) => {
      const expired = { ...exampleStay, status, ended: { by: 'deadline', toReturn: '0.00' } as const };
      expect(titles(expired, before)).toEqual(['Your reservation has expired']);
      expect(stayStatusWords(expired)).toBe('Expired');
      expect(daysToGo(expired, before)).toBeUndefined();
    },
  );
});

describe('why a cancellation returns nothing', () => {
  const unpaid = { ...exampleStay.money, paid: '0.00' };

  it.each([
    [
      'of an unpaid reservation',
      { money: { ...unpaid, balance: '695.50' } },
      'You haven’t paid anything yet',
    ],
    [
      'of a stay whose payment the house arranges',
      { money: { ...unpaid, balance: '0.00' } },
      'We arrange any refund with you directly',
    ],
    [
      'of a stay that costs nothing',
      { money: { ...unpaid, total: '0.00', balance: '0.00' } },
      'There’s nothing to refund',
    ],
  ] as const)('%s', (_what, changed, words) =>
    expect(nothingPaidWords({ ...exampleStay, ...changed })).toBe(words),
  );
});

describe('the main amount', () => {
  const { money } = exampleStay;
  const unpaid = { ...money, paid: '0.00', balance: '695.50' };
  const ended = { by: 'deadline', toReturn: '0.00' } as const;

  it.each([
    ['is what is left to pay', { money: unpaid }, 'Left to pay', '695.50'],
    ['says that all is paid', {}, 'Paid in full', '695.50'],
    [
      'of a stay that costs nothing is the total',
      { money: { ...unpaid, balance: '0.00' } },
      'Total',
      '695.50',
    ],
    [
      'of an expired reservation is nothing',
      { status: 'pending_payment', money: unpaid, ended },
      'Left to pay',
      '0.00',
    ],
    [
      'after a cancellation is what comes back',
      { status: 'cancelled', ended, money: { ...money, onItsWay: '300.00' } },
      'On its way back to you',
      '300.00',
    ],
    [
      'after a cancellation that returns nothing is what was paid',
      { status: 'cancelled', ended: { by: 'house', toReturn: '0.00' } },
      'Paid',
      '695.50',
    ],
    [
      'after a cancellation is also what the house has to return',
      { status: 'cancelled', ended: { by: 'guest', toReturn: '150.00' } },
      'We owe you',
      '150.00',
    ],
  ] as const)('%s', (_what, changed, label, amount) =>
    expect(mainAmount({ ...exampleStay, ...changed })).toEqual({ label, amount }),
  );
});
