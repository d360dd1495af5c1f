import { describe, expect, it } from 'vitest';
import { formatDate } from './dates.ts';

describe('a date', () => {
  it('shows a calendar date unchanged in every time zone', () => {
    expect(formatDate('2026-02-13')).toBe('Feb 13, 2026');
  });

  it('shows an instant as the day in the property’s time zone', () => {
    expect(formatDate('2026-02-14T03:30:00.000Z')).toBe('Feb 13, 2026');
  });
});
