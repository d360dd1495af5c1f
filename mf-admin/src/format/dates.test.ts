import { describe, expect, it } from 'vitest';
import { formatDate } from './dates.ts';

describe('a date', () => {
  it('of the calendar is the same wherever it is read', () => {
    expect(formatDate('2026-02-13')).toBe('Feb 13, 2026');
  });

  it('of an instant is the day at the house', () => {
    expect(formatDate('2026-02-14T03:30:00.000Z')).toBe('Feb 13, 2026');
  });
});
