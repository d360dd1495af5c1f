import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { monthsOf } from './months.ts';
import type { Nights } from './read-nights.ts';

const today = calendarDate('2026-11-28');

function nights(unavailable: readonly string[] = []): Nights {
  const prices = Array.from({ length: 400 }, (_, index) => `${200 + (index % 3) * 50}.00`);
  return { today, unavailable: unavailable.map(calendarDate), prices };
}

const captions = (of: Nights) =>
  [...monthsOf(of).text.matchAll(/<caption>([^<]*)/g)].map(([, name]) => name?.trim());

describe('the months of the booking page', () => {
  it('begin with the first night that is available', () => {
    expect(captions(nights())).toEqual(['November 2026', 'December 2026']);
    expect(captions(nights(['2026-11-28', '2026-11-29', '2026-11-30']))).toEqual([
      'December 2026',
      'January 2027',
    ]);
  });

  it('mark the first where little is left of it', () => {
    const marks = (of: Nights) =>
      [...monthsOf(of).text.matchAll(/<table([^>]*)>/g)].map(([, mark]) => mark?.trim());
    expect(marks(nights())).toEqual(['data-ending', '']);
    expect(marks({ ...nights(), today: calendarDate('2026-11-20') })).toEqual(['', '']);
  });

  it('have a button with its price for each available night, and none for others', () => {
    const { text } = monthsOf(nights(['2026-12-18']));
    const days = [...text.matchAll(/data-day="([^"]*)"/g)].map(([, day]) => day);
    const wanted = Array.from({ length: 34 }, (_, index) => addDays(today, index));
    expect(days).toEqual(wanted.filter((day) => day !== '2026-12-18'));
    expect(text).toContain('aria-label="Tuesday, December 1, 200 dollars, available"');
    expect(text).toContain('<td data-taken><s>18</s></td>');
    expect(text).toContain('<td data-past><span>27</span></td>');
    expect(text).toMatch(/<td data-today>\s*<button type="button" disabled data-day="2026-11-28"/);
  });

  it('say which rule a day has, and do not cross out nights that nobody has taken', () => {
    const rules = {
      minimumNights: 2,
      ruled: { closed: [calendarDate('2026-12-18')] },
      ofNights: {
        '2026-12-02': { closedToArrival: true },
        '2026-12-03': { minimumNights: 3, minimumName: 'Advent' },
      },
    };
    const { text } = monthsOf({ ...nights(['2026-12-18', '2026-12-19']), rules });
    expect(text).toContain('<td data-taken><span>18</span></td>');
    expect(text).toContain('<td data-taken><s>19</s></td>');
    expect(text).toContain('December 1, 200 dollars, available, two nights minimum"');
    expect(text).toContain('December 2, 250 dollars, no check-in"');
    expect(text).toContain('December 3, 300 dollars, available, three nights minimum in Advent"');
  });

  it('have whole weeks from Sunday on', () => {
    const rows = monthsOf(nights()).text.split('<tr').slice(1);
    for (const row of rows) expect(row.match(/<t[dh][\s>]/g)).toHaveLength(7);
  });
});
