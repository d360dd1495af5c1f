// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { exampleQuote } from '../../../stay-price/example-quote.ts';
import { ChangePreview } from './change-preview.tsx';

cleanUpRenderedPages();

const amendment = {
  currentTotal: '599.20',
  difference: '256.80',
  currentBalance: '0.00',
  balance: '256.80',
  endsCardPayment: false,
  confirms: false,
  changes: [{ kind: 'tax' as const, name: '', from: '39.20', to: '56.00' }],
};
const night = { date: calendarDate('2027-02-15'), rate: '240.00', surcharge: '0.00', label: 'Weekday' };
const changed = exampleQuote({ nights: [...exampleQuote().nights, night], tax: '56.00', total: '856.00' });

it('shows accepted and new lines, the difference, and what happens to the money', () => {
  render(
    <ChangePreview accepted={exampleQuote()} changed={changed} amendment={amendment} isCanceled={false} />,
  );
  const rows = within(screen.getByRole('table', { name: 'What changes' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Line', 'Accepted', 'New'],
    ['Sat, Feb 13', '$400.00', '$400.00'],
    ['Mon, Feb 15', 'new', '$240.00'],
    ['Cleaning fee', '$160.00', '$160.00'],
    ['Tax (7%)', '$39.20', '$56.00'],
    ['Total', '$599.20', '$856.00'],
    ['Difference', '', '+$256.80'],
  ]);
  expect(screen.getByText('Recalculated Total: $856.00')).toBeDefined();
  const effects = screen.getByRole('list', { name: 'What happens to the money' });
  expect(effects.textContent).toBe('Balance due grows by $256.80.');
});

it('shows nothing where the price stays', () => {
  const unchanged = { ...amendment, difference: '0.00', balance: '0.00', changes: [] };
  const { container } = render(
    <ChangePreview
      accepted={exampleQuote()}
      changed={exampleQuote()}
      amendment={unchanged}
      isCanceled={false}
    />,
  );
  expect(container.textContent).toBe('');
});
