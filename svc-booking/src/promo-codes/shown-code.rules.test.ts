import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { shownCodeFault, type ShownCode } from './shown-code.rules.ts';

const today = calendarDate('2026-11-29');

describe('how a code is shown', () => {
  const shown = { shownTitle: 'By the fire', shownText: null, shownFrom: today, shownUntil: null };
  const nothing = { shownTitle: null, shownText: null, shownFrom: null, shownUntil: null };

  it.each<[string | undefined, Partial<ShownCode>]>([
    [undefined, shown],
    [undefined, { ...shown, shownUntil: today }],
    ['shownUntil', { ...shown, shownUntil: calendarDate('2026-11-28') }],
    ['shownFrom', { ...shown, shownFrom: null }],
    [undefined, {}],
    ['shownTitle', { shownText: 'Two nights' }],
    ['shownTitle', { shownFrom: today }],
    ['shownTitle', { shownUntil: today }],
  ])('is wrong in %s for %j', (path, given) => {
    expect(shownCodeFault({ ...nothing, ...given }, 'staff')?.path).toBe(path);
  });

  it('leaves out the codes of the newsletter', () => {
    expect(shownCodeFault(nothing, 'newsletter')).toBeUndefined();
    expect(shownCodeFault(shown, 'newsletter')?.path).toBe('shownTitle');
  });
});
