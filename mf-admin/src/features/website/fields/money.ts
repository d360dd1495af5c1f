import { usualSpecialNotice } from '@getaway/kernel/money-rules';
import { pathOf } from '../content/content.ts';
import { shownAt } from './defaults.ts';
import { hasWeekdayPage } from './weekday-page.ts';
import { line, type NumberField, type Part } from './field.ts';

export const refundNoticePath = 'policies.money.refundNoticeHours';
/** Around Valentine's Day. */
export const specialNoticePath = 'policies.money.specialNoticeHours';

const hours = (path: string, label: string, hint: string, range: readonly [number, number]): NumberField => ({
  ...{ kind: 'number', path, label, hint, isWhole: true, isHours: true },
  min: range[0],
  max: range[1],
});

export const moneyPart: Part = {
  key: 'money',
  title: 'Money Rules',
  note: 'Changes apply to new bookings. Existing bookings keep the terms their guests accepted.',
  elsewhere: { words: 'Set nightly rates and taxes on', page: 'Pricing', to: '/admin/pricing' },
  preview: 'terms',
  groups: [
    {
      title: 'Cancellation',
      fields: [
        hours(
          refundNoticePath,
          'Notice for a full refund, in hours or days',
          'Guests who cancel this long before check-in get everything back. Later cancellations aren’t refunded. A number of hours, or days such as 14 days.',
          [24, 720],
        ),
        {
          ...hours(
            specialNoticePath,
            'Notice for a full refund around Valentine’s Day, in hours or days',
            'For stays with a night of February 13, 14, or 15. Later cancellations aren’t refunded. It can’t be shorter than on other days; if it’s equal, guests read one rule.',
            [24, 720],
          ),
          fallback: (content) => {
            const usual = shownAt(content, pathOf(refundNoticePath));
            return usualSpecialNotice(typeof usual === 'number' ? usual : 0);
          },
        },
      ],
    },
    {
      title: 'Cleaning',
      fields: [
        {
          kind: 'number',
          isDollars: true,
          path: 'policies.money.cleaningFee',
          label: 'Cleaning fee in dollars',
          hint: 'Once for each stay, before tax; 0 is no fee.',
          min: 0,
          max: 2000,
          isWhole: true,
        },
        line('texts.legal.terms.cleaning', 'What the cleaning fee is for', 60, {
          words: 'site',
          hint: 'Part of a sentence, such as “professional cleaning”. It’s in the terms, on the home page, and in the chat, even without a fee.',
        }),
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
          'Hours to pay a reservation without a card',
          'After that, an unpaid reservation is canceled.',
          [1, 168],
        ),
      ],
    },
    {
      title: 'Weekday offer',
      isShown: hasWeekdayPage,
      fields: [
        {
          kind: 'number',
          isDollars: true,
          path: 'policies.money.newsletterOffer',
          label: 'Amount off with the weekday code, in dollars',
          hint: 'It replaces {offer} in your texts. Codes already sent keep their amount.',
          min: 1,
          max: 500,
          isWhole: true,
        },
      ],
    },
  ],
};
