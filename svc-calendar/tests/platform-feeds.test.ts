import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import { readCalendar } from '../src/ical/read-calendar.ts';

const options = { timeZone: 'America/New_York', today: calendarDate('2027-05-01') };
const fixture = (name: string): string =>
  readFileSync(join(import.meta.dirname, 'fixtures', `${name}.ics`), 'utf8');

/** What the host sees: kind, dates, times if any, and the text. */
function seen(text: string): string[] {
  const reading = readCalendar(text, options);
  if (!reading.ok) return [reading.fault];
  return reading.stays.map(({ kind, startDate, endDate, startTime, endTime, summary }) => {
    const times = startTime === null ? '' : ` (${startTime} to ${endTime})`;
    return `${kind} ${startDate} to ${endDate}${times}: ${summary}`;
  });
}

describe('a feed of', () => {
  test.each([
    [
      'airbnb',
      [
        'reservation 2027-06-09 to 2027-06-11: Reserved',
        'block 2027-06-20 to 2027-06-22: Airbnb (Not available)',
        'block 2028-05-01 to 2028-05-03: Airbnb (Not available)',
      ],
    ],
    [
      'airbnb-older',
      [
        'reservation 2027-06-09 to 2027-06-11: Dana Whitfield (HMABCDEFGH)',
        'block 2027-06-20 to 2027-06-22: Not available',
      ],
    ],
    [
      'vrbo-french',
      [
        'reservation 2027-06-09 to 2027-06-11: Réservé - Zoë Éluard',
        'block 2027-06-20 to 2027-06-22: Bloqué',
      ],
    ],
    ['booking-com', ['block 2027-06-09 to 2027-06-11: CLOSED - Not available']],
    [
      'lodgify',
      [
        'reservation 2027-06-09 to 2027-06-11: Dana Whitfield',
        'block 2027-06-20 to 2027-06-22: Closed Period',
      ],
    ],
    [
      'google',
      [
        'reservation 2027-06-09 to 2027-06-12 (20:30 to 11:00): Aunt Ruth',
        'reservation 2027-06-18 to 2027-06-20 (21:00 to 10:00): Cousins',
        'block 2027-07-03 to 2027-07-05: Blocked for cleaning',
        'block 2027-07-18 to 2027-07-19: Blocked for cleaning',
        'block 2027-07-24 to 2027-07-26: Blocked for cleaning',
      ],
    ],
    [
      'guesty',
      [
        'reservation 2027-06-09 to 2027-06-11: Reserved - Dana Whitfield',
        'block 2027-06-20 to 2027-06-22: BLOCKED (Owner)',
      ],
    ],
    [
      'smoobu',
      [
        'reservation 2027-06-09 to 2027-06-11: Whitfield, Dana (Airbnb)',
        'block 2027-06-20 to 2027-06-22: Blockiert',
      ],
    ],
    [
      'odd-writing',
      [
        'reservation 2027-06-01 to 2027-06-03: A very long name that is folded in the middle',
        'reservation 2027-06-05 to 2027-06-06: No end',
        'reservation 2027-06-07 to 2027-06-08: Equal end',
        'reservation 2027-06-09 to 2027-06-11: Twice one',
        'reservation 2027-06-13 to 2027-06-15: Twice two',
        'reservation 2027-06-17 to 2027-06-19: No UID one',
        'reservation 2027-06-21 to 2027-06-23: No UID two',
        'reservation 2027-06-25 to 2027-06-27 (23:00 to 09:00): Windows zone',
        'reservation 2027-06-28 to 2027-06-29 (23:00 to 09:00): Unknown zone',
        'reservation 2027-07-01 to 2027-07-03 (23:00 to 09:00): No zone',
        'reservation 2027-07-05 to 2027-07-07: Dashes',
        'reservation 2027-07-09 to 2027-07-11: Two starts',
      ],
    ],
  ])('%s has the expected stays', (name, stays) => {
    expect(seen(fixture(name))).toEqual(stays);
  });
});

test.each(['\n', '\r\n', '\r'])('line ends of %j are all the same', (lineEnd) => {
  const text = fixture('odd-writing').replaceAll('\n', lineEnd);
  expect(seen(text)).toEqual(seen(fixture('odd-writing')));
});

test('every stay has a unique id, and the same one on the next read', () => {
  for (const name of ['odd-writing', 'google', 'airbnb']) {
    const [first, second] = [readCalendar(fixture(name), options), readCalendar(fixture(name), options)];
    expect(second).toEqual(first);
    const ids = first.ok ? first.stays.map(({ externalId }) => externalId) : [];
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('no part of a description is read: no link, no phone number, no address', () => {
  for (const name of ['airbnb', 'airbnb-older', 'guesty', 'google']) {
    expect(JSON.stringify(readCalendar(fixture(name), options))).not.toMatch(
      /https?:|0188|@guest.airbnb|reminder/,
    );
  }
});

test('endless recurrence is expanded for 24 months', () => {
  const stays = seen(
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:a\nDTSTART;VALUE=DATE:20270501\nRRULE:FREQ=MONTHLY\nEND:VEVENT\nEND:VCALENDAR',
  );
  expect(stays).toHaveLength(25);
  expect(stays.at(-1)).toMatch('2029-05-01');
});

test('a stay of two hundred years does not fill the database', () => {
  const stays = seen(
    'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20270501\nDTEND;VALUE=DATE:22270501\nEND:VEVENT\nEND:VCALENDAR',
  );
  expect(stays).toEqual(['reservation 2027-05-01 to 2030-08-13: null']);
});

describe('input that is not a calendar is a fault and never an empty one:', () => {
  const whole = fixture('airbnb');
  test.each([
    ['a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', 'web-page'],
    ['a web page around a calendar', `<html><pre>${whole}</pre></html>`, 'web-page'],
    ['a message', '{"error":"no such listing"}', 'not-a-calendar'],
    ['nothing', '', 'not-a-calendar'],
    ['a cut between stays', whole.slice(0, whole.indexOf('BEGIN:VEVENT', 300)), 'cut-off'],
    ['a cut in a stay', whole.slice(0, -60), 'cut-off'],
    ['a cut in the last line', whole.trimEnd().slice(0, -3), 'cut-off'],
    ['an end in the middle of a stay', whole.replace('END:VEVENT', ''), 'cut-off'],
  ])('%s', (_what, text, fault) => {
    expect(seen(text)).toEqual([fault]);
  });

  test('a calendar without stays is valid', () => {
    expect(seen('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n')).toEqual([]);
  });
});
