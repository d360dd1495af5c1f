import { describe, expect, it } from 'vitest';
import { calendarDate as day } from '@getaway/kernel/calendar-date';
import { chooseDay, completesRange, moveEnd } from './days.ts';

const friday = day('2027-02-12');
const sunday = day('2027-02-14');

describe('choosing days', () => {
  it('selects the clicked day', () => {
    expect(chooseDay({ start: friday, end: sunday }, sunday, false)).toEqual({ start: sunday, end: sunday });
  });

  it('extends to a later day, and to an earlier one', () => {
    expect(chooseDay({ start: friday, end: friday }, sunday, true)).toEqual({ start: friday, end: sunday });
    expect(chooseDay({ start: sunday, end: sunday }, friday, true)).toEqual({ start: friday, end: sunday });
  });

  it('completes a range with a later day and starts a new one after that', () => {
    expect(completesRange({ start: friday, end: friday }, sunday)).toBe(true);
    expect(completesRange({ start: sunday, end: sunday }, friday)).toBe(false);
    expect(completesRange({ start: friday, end: sunday }, day('2027-02-20'))).toBe(false);
  });

  it('moves the end of a range that has the focus, also past the other one', () => {
    const saturday = day('2027-02-13');
    expect(moveEnd(undefined, friday, saturday)).toEqual({ start: friday, end: saturday });
    expect(moveEnd({ start: friday, end: saturday }, saturday, sunday)).toEqual({
      start: friday,
      end: sunday,
    });
    expect(moveEnd({ start: saturday, end: sunday }, saturday, friday)).toEqual({
      start: friday,
      end: sunday,
    });
    expect(moveEnd({ start: friday, end: saturday }, saturday, day('2027-02-06'))).toEqual({
      start: day('2027-02-06'),
      end: friday,
    });
  });
});
