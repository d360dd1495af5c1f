import { calendarDate } from '@getaway/kernel/calendar-date';
import { bundledProperty } from '@getaway/property';
import { exampleStay } from '@getaway/testing/example-stay';
import { describe, expect, it } from 'vitest';
import { plainStay } from './plain-stay.ts';

const write = (changed: Partial<typeof exampleStay>) =>
  plainStay({
    view: { ...exampleStay, ...changed },
    messages: [{ id: '1', from: 'guest', text: 'Hello', sentAt: '2027-02-01T10:00:00.000Z' }],
    property: bundledProperty,
    path: '/stay/T',
  }).text;

it('says how to pay a reservation, and by when', () => {
  const money = { ...exampleStay.money, balance: '695.50' };
  const html = write({ status: 'pending_payment', keptUntil: '2027-02-25T15:00:00.000Z', money });
  expect(html).toContain('Thu, Feb 25 at 10:00 AM EST');
  expect(html).toContain('Send $695.50 with GH7K2M in the note:');
  expect(html).toContain('Venmo: <strong>@LanternHollow</strong>');
});

it('says from when on the guest may come', () => {
  expect(write({})).toContain('Friday, March 5, 2027, from 4:00 PM');
  expect(write({ opensAt: '12:00' })).toContain('Friday, March 5, 2027, from 12:00 PM (early check-in)');
  expect(write({ checkInTime: '18:00' })).toContain('Friday, March 5, 2027, at 6:00 PM');
});

it('asks for no money once the stay is paid', () => expect(write({})).not.toContain('How to pay'));

it('says why no card can pay where staff arrange the payment, and promises no refund', () => {
  const whyNot = 'You’re arranging payment with us directly.';
  const canPay = { ...exampleStay.canPay, allowed: false, whyNot };
  const money = { ...exampleStay.money, status: 'unpaid', paid: '0.00' } as const;
  const html = write({ canPay, money });
  expect(html).toContain(whyNot);
  expect(html).not.toContain('refund');
  expect(write({ canPay }), 'the control: a stay that is paid').not.toContain(whyNot);
});

it('has a line for the cleaning fee, and none where there is none', () => {
  expect(write({})).toMatch(/Cleaning fee<\/dt>\s*<dd>\$100\.00/);
  expect(write({ quote: { ...exampleStay.quote, cleaningFee: '0.00' } })).not.toContain('Cleaning fee');
});

it('tells refunds from payments, and says when a message was sent', () => {
  const effectiveOn = calendarDate('2027-02-01');
  const refund = { kind: 'refund', method: 'venmo', amount: '-20.00', status: 'pending' } as const;
  const html = write({ entries: [{ id: '1', effectiveOn, ...refund }] });
  expect(html).toMatch(/Refund by Venmo, Monday, February 1, 2027 \(on its way\)<\/dt>\s*<dd>−\$20\.00/);
  expect(html).toContain('<strong>You</strong>, Mon, Feb 1 at 5:00 AM EST');
});

it('offers no changes of a stay that is canceled', () => {
  expect(write({})).toContain('To move your dates');
  expect(write({ status: 'cancelled' })).not.toContain('To move your dates');
});

it('says how guests get in whose house has no codes, and when the page will', () => {
  expect(write({})).toContain('Your entry code');
  const waiting = write({ entryCode: { ...exampleStay.entryCode, instructions: null } });
  expect(waiting).toMatch(
    /How you get in<\/h2>\s*<p>\s*It’s in your confirmation email, and on this page from/,
  );
  const told = write({
    entryCode: { ...exampleStay.entryCode, instructions: 'Key box by the <door>: 4417.' },
  });
  expect(told).toMatch(/How you get in<\/h2>\s*<p>\s*Key box by the &lt;door&gt;: 4417\.\s*<\/p>/);
  expect(waiting + told).not.toContain('entry code');
});

describe('the price without JavaScript', () => {
  const lines = (changed: Partial<typeof exampleStay>) =>
    [...write(changed).matchAll(/<dt>(.*?)<\/dt>\s*<dd>(.*?)<\/dd>/g)].map(
      ([, name, value]) => `${name}: ${value}`,
    );

  it('lists payments, refunds, and the tax rate of a canceled stay', () => {
    const money = { ...exampleStay.money, returned: '400.00', onItsWay: '95.50' };
    expect(lines({ status: 'cancelled', ended: { by: 'guest', toReturn: '200.00' }, money })).toEqual(
      expect.arrayContaining([
        'Tax 7%: $45.50',
        'Total: $695.50',
        'Paid: $695.50',
        'Refunded: −$400.00',
        'Refund on its way: −$95.50',
        'Still to be refunded: $200.00',
      ]),
    );
  });

  it('starts with the amount that matters most', () =>
    expect(write({ money: { ...exampleStay.money, paid: '600.00', balance: '95.50' } })).toMatch(
      /Price and payments<\/h2>\s*<p>Left to pay: <strong>\$95\.50<\/strong><\/p>/,
    ));
});

it('separates the name of a phone from its number', () => {
  const nothing = { text: [], wifi: null, steps: [], list: [], places: [], picture: null };
  const phones = [
    { name: 'Fire, police, ambulance', number: '911', note: null },
    { name: 'Us', number: '+1 404 555 0137', note: 'Day and night' },
  ];
  const sections = [{ ...nothing, topic: 'emergency' as const, title: 'In an emergency', phones }];
  const html = write({ guide: { sections } });
  expect(html).toContain('<li>Fire, police, ambulance: 911</li>');
  expect(html).toContain('<li>Us: +1 404 555 0137. Day and night</li>');
});
