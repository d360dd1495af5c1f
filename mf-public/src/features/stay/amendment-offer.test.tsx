// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Quote } from '@getaway/contracts/http/quote';
import type { StayAmendmentPreview } from '@getaway/contracts/http/stay';
import { exampleStay } from '@getaway/testing/example-stay';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { AmendmentOffer } from './amendment-offer.tsx';

cleanUpRenderedPages();

const preview: StayAmendmentPreview = {
  quote: exampleStay.quote,
  amendment: {
    ...{ currentTotal: '695.50', difference: '0.00', balance: null, currentBalance: null },
    ...{ endsCardPayment: false, confirms: false, changes: [] },
  },
  refund: '0.00',
  due: '0.00',
  refundableUntil: null,
};

function show(changed: Partial<StayAmendmentPreview>, booked: Quote = exampleStay.quote): void {
  const state = { status: 'shown', preview: { ...preview, ...changed }, isChanged: false, isSaving: false };
  render(
    <AmendmentOffer
      state={{ ...state, status: 'shown' }}
      booked={booked}
      action="Save"
      onSave={() => undefined}
    />,
  );
}

it('says what a card is charged for what is left to pay', () => {
  show({ due: '722.25', dueByCard: '740.31' });
  expect(
    screen.getByText(
      '$722.25 is left to pay after the change, or $740.31 by card with the card fee and its tax.',
    ),
  ).toBeDefined();
});

it('does not mention tax if there is none', () => {
  const quote = { ...exampleStay.quote, taxRate: 0, tax: '0.00' };
  show({ quote, due: '722.25', dueByCard: '740.31' });
  expect(
    screen.getByText('$722.25 is left to pay after the change, or $740.31 by card with the card fee.'),
  ).toBeDefined();
});

it.each([['722.25'], [undefined]])('names no card fee where there is none (%s)', (dueByCard) => {
  show({ due: '722.25', dueByCard });
  expect(
    screen.getByText('$722.25 is left to pay after the change. You can pay it by card here.'),
  ).toBeDefined();
});

it('says which part of a saving was never paid', () => {
  const amendment = { ...preview.amendment, difference: '-383.86', currentBalance: '164.51' };
  show({ amendment, refund: '219.35' });
  expect(
    screen.getByText(
      'You hadn’t paid $164.51 of it yet. We’ll refund $219.35 to your card. Banks can take 5-7 business days.',
    ),
  ).toBeDefined();
});

it('says only the refund where everything was paid', () => {
  show({
    amendment: { ...preview.amendment, difference: '-219.35', currentBalance: '0.00' },
    refund: '219.35',
  });
  expect(
    screen.getByText('We’ll refund $219.35 to your card. Banks can take 5-7 business days.'),
  ).toBeDefined();
});

it.each([
  ['dearer', '43.86', { tax: '48.37', cardFee: '1.00' }, 'The difference includes tax and the card fee.'],
  ['dearer without a card', '42.80', { tax: '48.30' }, 'The difference includes tax.'],
  ['dearer without tax', '41.00', { cardFee: '1.00' }, 'The difference includes the card fee.'],
  ['cheaper', '-43.86', { tax: '40.00', cardFee: '1.00' }, 'What you save includes tax and the card fee.'],
])('says what else is in the difference of a %s stay', (_stay, difference, parts, words) => {
  const booked = { ...exampleStay.quote, cardFee: '0.00' };
  show({ quote: { ...booked, ...parts }, amendment: { ...preview.amendment, difference } }, booked);
  expect(screen.getByText(words)).toBeDefined();
});

it.each([
  ['that costs the same', '0.00', { tax: '48.30' }],
  ['whose tax stays the same', '42.80', {}],
])('says nothing of tax and fee about a change %s', (_change, difference, parts) => {
  show({ quote: { ...exampleStay.quote, ...parts }, amendment: { ...preview.amendment, difference } });
  expect(screen.queryByText(/includes/)).toBeNull();
});
