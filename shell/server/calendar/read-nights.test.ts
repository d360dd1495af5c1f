import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@getaway/kernel/calendar-date';
import { createLogger } from '@getaway/service-kit/logger';
import { listen } from '@getaway/service-kit/http/listen';
import { nightsReader } from './read-nights.ts';

const noon = new Date('2026-11-28T17:00:00Z');
const lines: string[] = [];
const logger = createLogger({ part: 'test', level: 'warn' }, { write: (line) => void lines.push(line) });
const deps = { timeZone: 'America/New_York', logger, now: () => noon };
const wanted = { isCalendar: true };
let ends: (() => unknown)[] = [];

afterEach(async () => {
  for (const end of ends.reverse()) await end();
  ends = [];
});

/** A booking service that counts its calls. */
async function startBooking({
  hangs = false,
  taken = ['2026-12-18'],
  rules = {},
}: {
  hangs?: boolean;
  taken?: string[];
  rules?: { night?: object; ofAll?: object; ruled?: object };
} = {}) {
  const calls: string[] = [];
  const answer: RequestListener = (request, response) => {
    const url = new URL(request.url ?? '', 'http://service');
    calls.push(url.pathname);
    if (hangs) return;
    const nights = [];
    const to = url.searchParams.get('to') ?? '';
    for (
      let date = calendarDate(url.searchParams.get('from') ?? '2026-01-01');
      date < to;
      date = addDays(date, 1)
    )
      nights.push({ date, price: '250.00', ...(date === '2026-12-24' && rules.night) });
    const isRates = url.pathname === '/api/night-rates';
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify(
        isRates
          ? { nights, ...rules.ofAll }
          : { unavailableDates: taken, ...(rules.ruled && { ruled: rules.ruled }) },
      ),
    );
  };
  const server = await listen(answer, { host: '127.0.0.1', port: 0 }, 100);
  ends.push(() => server.stop());
  return { url: `http://127.0.0.1:${server.port}`, calls };
}

describe('the nights of a page', () => {
  it('are those of the booking service, read once for a crowd', async () => {
    const { url, calls } = await startBooking();
    const read = nightsReader({ ...deps, bookingUrls: [url] });
    const [nights, ...others] = await Promise.all(Array.from({ length: 200 }, () => read(wanted)));
    expect(nights).toMatchObject({ today: '2026-11-28', unavailable: ['2026-12-18'] });
    expect(nights?.prices).toHaveLength(400);
    expect(others.every((other) => other === nights)).toBe(true);
    expect(calls.toSorted()).toEqual(['/api/night-rates', '/api/unavailable-dates']);
  });

  it('carry the rules of stays only where the house has set any', async () => {
    const { url } = await startBooking();
    expect(await nightsReader({ ...deps, bookingUrls: [url] })(wanted)).not.toHaveProperty('rules');
    const rules = {
      night: { minimumNights: 3 },
      ofAll: { leadHours: 24 },
      ruled: { closed: ['2026-12-18'] },
    };
    const other = await startBooking({ rules });
    expect(await nightsReader({ ...deps, bookingUrls: [other.url] })(wanted)).toMatchObject({
      unavailable: ['2026-12-18'],
      rules: { leadHours: 24, ruled: rules.ruled, ofNights: { '2026-12-24': { minimumNights: 3 } } },
    });
  });

  it('come from the next replica when one is gone', async () => {
    const { url } = await startBooking();
    const read = nightsReader({ ...deps, bookingUrls: ['http://127.0.0.1:9', url] });
    expect(await read(wanted)).toMatchObject({ unavailable: ['2026-12-18'] });
  });

  it('begin with the day at the house', async () => {
    const { url } = await startBooking({ taken: ['2026-11-28', '2026-11-29'] });
    const clock = { now: new Date('2026-11-29T04:59:00Z') };
    const read = nightsReader({ ...deps, now: () => clock.now, bookingUrls: [url] });
    expect(await read(wanted)).toMatchObject({ today: '2026-11-28' });
    clock.now = new Date('2026-11-29T05:00:00Z');
    const next = await read(wanted);
    expect(next).toMatchObject({ today: '2026-11-29', unavailable: ['2026-11-29'] });
    expect(next?.prices).toHaveLength(399);
  });

  it('are missing while the service hangs, and pages wait only once', async () => {
    const { url, calls } = await startBooking({ hangs: true });
    const read = nightsReader({ ...deps, bookingUrls: [url] });
    expect(await read(wanted)).toBeUndefined();
    const asked = calls.length;
    const startedAt = performance.now();
    for (let page = 0; page < 50; page += 1) expect(await read(wanted)).toBeUndefined();
    expect(performance.now() - startedAt).toBeLessThan(500);
    expect(calls).toHaveLength(asked);
  });
});
