// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { exampleQuote } from '../../../stay-price/example-quote.ts';
import { PriceFigures } from './price-figures.tsx';

cleanUpRenderedPages();

it('warns of the rules that a stay breaks, which staff may save all the same', () => {
  const warnings = ['No check-in on Sat, Jun 5', 'Two nights minimum in June'];
  const price = { pending: false, refusal: undefined, isCodeRefused: false, ask: vi.fn() };
  render(<PriceFigures booking={null} price={{ ...price, quote: { ...exampleQuote(), warnings } }} />);
  expect(
    screen.getByText(
      'Guests couldn’t book this stay: No check-in on Sat, Jun 5. Two nights minimum in June. You can save it all the same.',
    ),
  ).toBeDefined();
});
