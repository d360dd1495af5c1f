import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { nightsOf } from '@getaway/kernel/stay';
import { readCalendar } from '../src/ical/read-calendar.ts';

const directory = join(import.meta.dirname, 'fixtures/shapes');
const [first, end] = ['2027-05-01', '2028-12-31'];
const options = { timeZone: 'America/New_York', today: calendarDate(first) };

/**
 * The nights that `independent_reader.py` found, or why it refused the file. Where our rule differs, entered
 * manually: the expected nights, the number of unreadable events, and the reason.
 */
const expectation = v.object({
  nights: v.optional(v.array(v.string()), []),
  refused: v.optional(v.string()),
  departure: v.optional(
    v.object({ nights: v.array(v.string()), unread: v.optional(v.number(), 0), reason: v.string() }),
  ),
});

const shapes = readdirSync(directory).filter((name) => name.endsWith('.ics'));

test.each(shapes)('%s has the nights that an independent parser finds', (name) => {
  const expected = v.parse(
    expectation,
    JSON.parse(readFileSync(join(directory, name.replace(/ics$/, 'json')), 'utf8')),
  );
  const { nights, unread } = { nights: expected.nights, unread: 0, ...expected.departure };
  const reading = readCalendar(readFileSync(join(directory, name), 'utf8'), options);
  const stays = reading.ok ? reading.stays : [];
  const found = stays.flatMap(({ startDate, endDate }) =>
    nightsOf({ checkIn: startDate, checkOut: endDate }),
  );
  const within = [...new Set(found)].filter((night) => night >= first && night < end).sort();
  expect({ nights: within, unread: reading.ok && reading.unread.length }).toEqual({ nights, unread });
});

test('every file that the independent parser refuses has an expected result with a reason', () => {
  for (const name of readdirSync(directory).filter((each) => each.endsWith('.json'))) {
    const expected = v.parse(expectation, JSON.parse(readFileSync(join(directory, name), 'utf8')));
    if (expected.refused !== undefined) expect(expected.departure?.reason, name).toBeDefined();
  }
});
