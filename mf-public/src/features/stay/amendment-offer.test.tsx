// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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

function show(changed: Partial<StayAmendmentPreview>): void {
  const state = { status: 'shown', preview: { ...preview, ...changed }, isChanged: false, isSaving: false };
  render(<AmendmentOffer state={{ ...state, status: 'shown' }} action="Save" onSave={() => undefined} />);
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
    screen.getByText('You hadn’t paid $164.51 of it yet. We’ll refund $219.35 to your card right away.'),
  ).toBeDefined();
});

it('says only the refund where everything was paid', () => {
  show({
    amendment: { ...preview.amendment, difference: '-219.35', currentBalance: '0.00' },
    refund: '219.35',
  });
  expect(screen.getByText('We’ll refund $219.35 to your card right away.')).toBeDefined();
});
