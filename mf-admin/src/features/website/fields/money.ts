import type { NumberField, Part } from './field.ts';

const hours = (path: string, label: string, hint: string, range: readonly [number, number]): NumberField => ({
  ...{ kind: 'number', path, label, hint, isWhole: true },
  min: range[0],
  max: range[1],
});

export const moneyPart: Part = {
  key: 'money',
  title: 'Money Rules',
  note: 'For bookings from now on: those that you have keep what their guests accepted. Prices of nights and taxes are on the page Pricing.',
  preview: 'terms',
  groups: [
    {
      title: 'Cancellation',
      fields: [
        hours(
          'policies.money.refundNoticeHours',
          'Full refund until, in hours before check-in',
          '48 is two days.',
          [24, 720],
        ),
        hours(
          'policies.money.specialNoticeHours',
          'Full refund around Valentine’s Day until, in hours before check-in',
          '168 is a week. Not shorter than on other days.',
          [24, 720],
        ),
      ],
    },
    {
      title: 'Cleaning',
      fields: [
        {
          kind: 'number',
          path: 'policies.money.cleaningFee',
          label: 'Cleaning fee in dollars',
          hint: 'Once for each stay, before tax; 0 is no fee.',
          min: 0,
          max: 2000,
          isWhole: true,
        },
      ],
    },
    {
      title: 'Payment',
      fields: [
        {
          kind: 'number',
          path: 'policies.money.cardFeePercent',
          label: 'Card fee in percent',
          hint: 'At most two decimals; 0 is no fee.',
          min: 0,
          max: 10,
        },
        hours(
          'policies.money.paymentHours',
          'Hours to pay without a card',
          'An unpaid reservation is canceled after that.',
          [1, 168],
        ),
      ],
    },
    {
      title: 'Weekday offer',
      fields: [
        {
          kind: 'number',
          path: 'policies.money.newsletterOffer',
          label: 'Discount of the weekday code, in dollars',
          hint: '{offer} in a text. Codes that were sent keep their amount.',
          min: 1,
          max: 500,
          isWhole: true,
        },
      ],
    },
  ],
};
