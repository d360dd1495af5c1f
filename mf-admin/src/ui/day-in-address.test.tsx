// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { dayInAddress, FaultyDaysNote } from './day-in-address.tsx';

cleanUpRenderedPages();

it('reads the days of the calendar, and no others', () => {
  const params = new URLSearchParams('from=2026-02-28&to=2026-02-31&year=0002-01-01');
  expect(dayInAddress(params, 'from')).toBe('2026-02-28');
  expect(dayInAddress(params, 'to')).toBe('');
  expect(dayInAddress(params, 'year')).toBe('');
  expect(dayInAddress(params, 'none')).toBe('');
});

it('names the days that don’t exist', () => {
  const { rerender } = render(<FaultyDaysNote params={new URLSearchParams('from=2026-02-31')} />);
  expect(screen.getByRole('alert').textContent).toBe(
    'The address of this page has a date that doesn’t exist: 2026-02-31. The list isn’t limited by it.',
  );
  rerender(<FaultyDaysNote params={new URLSearchParams('from=2026-02-28&to=')} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that a range ends before it begins', () => {
  const { rerender } = render(
    <FaultyDaysNote params={new URLSearchParams('from=2027-02-10&to=2027-01-01')} />,
  );
  expect(screen.getByRole('alert').textContent).toBe(
    '“From” is after “To”, so no day is between them. Change one of the two.',
  );
  rerender(<FaultyDaysNote params={new URLSearchParams('from=2027-02-10&to=2027-02-10')} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
