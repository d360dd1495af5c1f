import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, calendarDate, dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { dayMs, minuteMs } from '@getaway/kernel/instant';
import type { Database } from '../src/database/database.ts';
import { readCalendar } from '../src/ical/read-calendar.ts';
import type { StoredChanges } from '../src/external-stays/store-changes.ts';
import { storeStays } from '../src/external-stays/store-stays.ts';
import { calendarOf, type WrittenStay } from '@getaway/testing/feed-server';
import { proofLength, proofSeed, tellProof } from '@getaway/testing/proof';
import { randomFrom } from '@getaway/testing/seeded-random';
import { openCalendarDatabase } from './calendar-database.ts';
import { naiveSync } from './rolling-airbnb/naive-sync.ts';

const days = proofLength({ short: 75, long: 731 });
const timeZone = 'America/New_York';
const firstNoon = Date.parse('2027-01-04T17:00:00Z');
const firstDay = calendarDate('2027-01-04');
const bookingWindowDays = 270;

const seed = proofSeed();
const random = randomFrom(seed);

/** A guest every nine days, who books up to 90 days ahead and stays up to five; two of them cancel. */
interface Guest {
  readonly uid: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly bookedOn: number;
  readonly cancelledOn: number;
}
const vanishing = new Map([
  [6, 25],
  [9, 50],
]);
const emptyOn = 40;
const guests: Guest[] = Array.from({ length: Math.ceil(days / 9) + 8 }, (_, index) => {
  const checkIn = index * 9 - 2;
  const nights = 2 + random.below(4);
  return {
    uid: `1418fb94e984-${index}@airbnb.com`,
    from: addDays(firstDay, checkIn),
    to: addDays(firstDay, checkIn + nights),
    bookedOn: checkIn - 60 - random.below(31),
    cancelledOn: vanishing.get(index) ?? Infinity,
  };
});

let database: Database;
beforeAll(async () => {
  database = await openCalendarDatabase();
  await database.pool.query(
    `INSERT INTO external_calendar_feeds (id, name, url, updated_at) VALUES ('airbnb', 'Airbnb', 'https://a.example', now())`,
  );
});
afterAll(() => database.close());

/**
 * Airbnb's feed on a day: current and future guests, and the nights beyond its booking window, under new
 * UIDs.
 */
function feedOn(day: number): WrittenStay[] {
  const today = addDays(firstDay, day);
  const tail = addDays(today, bookingWindowDays);
  return [
    ...guestsOn(day).map(({ uid, from, to }): WrittenStay => [uid, from, to, 'Reserved']),
    [`7f662ec65913-${randomUUID()}@airbnb.com`, tail, addDays(today, 365), 'Airbnb (Not available)'],
  ];
}

function guestsOn(day: number): Guest[] {
  const today = addDays(firstDay, day);
  return guests.filter(({ bookedOn, cancelledOn, to }) => bookedOn <= day && cancelledOn > day && to > today);
}

async function poll(now: Date, text: string): Promise<StoredChanges> {
  const reading = readCalendar(text, { timeZone, today: dateInZone(now, timeZone) });
  if (!reading.ok) throw new Error(reading.fault);
  const deps = { timeZone, now: () => now, newId: randomUUID };
  return database.transactPlain((sql) =>
    storeStays(deps, sql, reading.stays, { feedId: 'airbnb', now, correlationId: 'poll', unread: [] }),
  );
}

async function keptAhead(today: CalendarDate): Promise<string[]> {
  const { rows } = await database.pool.query<{ stay: string }>(
    `SELECT kind || ' ' || start_date || ' ' || end_date AS stay FROM external_bookings
     WHERE end_date > $1::date AND missing_since IS NULL ORDER BY 1`,
    [today],
  );
  return rows.map(({ stay }) => stay);
}

test(`a rolling feed over ${days} days: no duplicate, no false cancellation, no missed real one`, async () => {
  for (let day = 0; day < days; day += 1) {
    const noon = new Date(firstNoon + day * dayMs);
    await poll(noon, calendarOf(...(day === emptyOn ? [] : feedOn(day))));
    await poll(new Date(noon.getTime() + 45 * minuteMs), calendarOf(...feedOn(day)));

    const today = addDays(firstDay, day);
    const truth = [
      ...guestsOn(day).map(({ from, to }) => `reservation ${from} ${to}`),
      `block ${addDays(today, bookingWindowDays)} ${addDays(today, 365)}`,
    ].sort();
    expect([day, ...(await keptAhead(today))]).toEqual([day, ...truth]);
  }

  const { rows } = await database.pool.query<{ status: string; count: number }>(
    `SELECT data->>'status' AS status, count(DISTINCT data->>'entityId')::int AS count FROM outbox_events
     GROUP BY 1 ORDER BY 1`,
  );
  const seen = guests.filter(({ bookedOn, to }) => bookedOn < days && to > firstDay).length;
  const cancelled = [...vanishing.values()].filter((day) => day < days).length;
  const naive = naiveSync(
    Array.from({ length: days }, (_, day) => ({
      today: addDays(firstDay, day),
      stays: day === emptyOn ? [] : feedOn(day),
    })),
  );
  tellProof({
    proof: 'rolling-feed',
    seed,
    size: `${days} days, ${seen} guests`,
    control: `a sync that compares only UIDs: ${naive.gone} stays removed, ${cancelled} were canceled`,
  });
  expect(naive.gone).toBeGreaterThan(cancelled);
  // Every guest and the one moving tail keep their identity; only the two canceled ones are removed.
  expect(rows).toEqual([
    { status: 'gone', count: cancelled },
    { status: 'present', count: seen + 1 },
  ]);
});
