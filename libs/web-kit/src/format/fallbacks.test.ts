import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { formatDay } from './dates.ts';
import { daysThrough, nightsBetween } from './fallbacks.ts';
import { orRaw } from './or-raw.ts';

const logged = vi.spyOn(console, 'error');

describe('a stored date that is none', () => {
  beforeEach(() => logged.mockImplementation(() => undefined));
  afterEach(() => logged.mockReset());

  it('is shown as it is, and logged', () => {
    expect(formatDay('2026-02-30' as CalendarDate)).toBe('2026-02-30');
    expect(logged).toHaveBeenCalledWith('Date formatting error', expect.any(String));
  });

  it('counts no nights, and is logged', () => {
    expect(nightsBetween('soon', '2026-02-14')).toBe(0);
    expect(logged).toHaveBeenCalledWith('Night calculation error');
  });

  it('gives a range without days, and is logged', () => {
    expect(daysThrough('2026-02-12', '2026-02-30')).toEqual([]);
    expect(logged).toHaveBeenCalledWith('Date range generation error');
  });

  it('is the only fault that is forgiven', () => {
    expect(() =>
      orRaw('2026-02-13', () => {
        throw new TypeError('a fault of ours');
      }),
    ).toThrow(TypeError);
  });

  it('is not seen in dates that are right', () => {
    expect(nightsBetween('2026-02-12', '2026-02-14')).toBe(2);
    expect(nightsBetween('2026-02-14', '2026-02-12')).toBe(0);
    expect(daysThrough('2026-02-27', '2026-03-01')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01']);
    expect(daysThrough('2026-03-01', '2026-02-27')).toEqual([]);
    expect(logged).not.toHaveBeenCalled();
  });
});
