import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMilliseconds, dayMs, hourMs, minuteMs } from '@getaway/kernel/instant';
import { feedHealthNews, type FeedHealthNews, type FeedHealthRecord } from './feed-health.rules.ts';

const start = new Date('2027-05-01T12:00:00Z');
const alertAfterMs = 6 * hourMs;

/** The reports about a feed whose tries, at the given minutes, succeed or fail. */
function reportsOf(tries: readonly { readonly minutes: number; readonly works: boolean }[]) {
  let now = start;
  let health: FeedHealthRecord = { failingSince: null, failureReportedAt: null, recoveryReportedAt: null };
  const reported: { news: FeedHealthNews; at: Date; failingSince: Date | null }[] = [];
  for (const { minutes, works } of tries) {
    now = addMilliseconds(now, minutes * minuteMs);
    health = { ...health, failingSince: works ? null : (health.failingSince ?? now) };
    const news = feedHealthNews(health, alertAfterMs, now);
    if (news === undefined) continue;
    reported.push({ news, at: now, failingSince: health.failingSince });
    health = { ...health, [news === 'failing' ? 'failureReportedAt' : 'recoveryReportedAt']: now };
  }
  return reported;
}

const tries = (count: number, minutes: number, works: boolean) =>
  Array.from({ length: count }, () => ({ minutes, works }));

test('a feed that fails for hours is reported once, and once more when it works', () => {
  const reported = reportsOf([...tries(20, 30, false), ...tries(10, 15, true)]);
  expect(reported.map(({ news }) => news)).toEqual(['failing', 'working']);
  expect(reported[0]?.at).toEqual(addMilliseconds(start, 30 * minuteMs + alertAfterMs));
});

test('a feed that fails for a shorter time is not reported', () => {
  expect(reportsOf([...tries(11, 30, false), ...tries(1, 15, true), ...tries(11, 30, false)])).toEqual([]);
});

test('no feed is reported when the alert is off', () => {
  const failing = { failingSince: start, failureReportedAt: null, recoveryReportedAt: null };
  expect(feedHealthNews(failing, 0, addMilliseconds(start, dayMs))).toBeUndefined();
});

test('reports alternate between failing and working, and a feed is reported as failing at most once a day', () => {
  const anyTry = fc.record({ minutes: fc.integer({ min: 1, max: 600 }), works: fc.boolean() });
  fc.assert(
    fc.property(fc.array(anyTry, { maxLength: 200 }), (anyTries) => {
      const reported = reportsOf(anyTries);
      reported.forEach(({ news, at, failingSince }, place) => {
        expect(news).toBe(place % 2 === 0 ? 'failing' : 'working');
        if (news !== 'failing') return;
        expect(at.getTime() - (failingSince ?? at).getTime()).toBeGreaterThanOrEqual(alertAfterMs);
        const before = reported[place - 2];
        if (before) expect(at.getTime() - before.at.getTime()).toBeGreaterThanOrEqual(dayMs);
      });
    }),
  );
});
