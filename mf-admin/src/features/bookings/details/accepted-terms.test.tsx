// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { cleanUpRenderedPages } from '@getaway/testing/rendered-pages';
import { AcceptedTerms } from './accepted-terms.tsx';

cleanUpRenderedPages();

it('says when the guest accepted which terms', () => {
  const terms = {
    legalDate: calendarDate('2026-03-01'),
    houseRevision: 12,
    acceptedAt: '2027-01-01T17:00:00.000Z',
  };
  render(
    <dl>
      <AcceptedTerms terms={terms} />
    </dl>,
  );
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual([expect.stringContaining('2027'), 'Mar 1, 2026 (website version 12)']);
});
