import { describe, expect, test } from 'vitest';
import { days, eventOf, read, readLines, spansOf } from '../../tests/read-lines.ts';

describe('a stay with times of another zone', () => {
  test.each([
    ['UTC', ['DTSTART:20280420T210000Z', 'DTEND:20280422T160000Z'], '2028-04-20 2028-04-22'],
    // In the property's zone from the 20th, in the stay's zone to the 23rd: either may be meant.
    [
      'a named zone',
      ['DTSTART;TZID=Asia/Tokyo:20280421T060000', 'DTEND;TZID=Asia/Tokyo:20280423T010000'],
      '2028-04-20 2028-04-23',
    ],
    [
      'check-in and check-out hours',
      ['DTSTART;TZID=Asia/Tokyo:20280421T160000', 'DTEND;TZID=Asia/Tokyo:20280423T100000'],
      '2028-04-21 2028-04-23',
    ],
    [
      'a zone of the same day',
      ['DTSTART;TZID=America/Los_Angeles:20280421T130000', 'DTEND;TZID=America/Los_Angeles:20280423T080000'],
      '2028-04-21 2028-04-23',
    ],
    ['an offset', ['DTSTART:20280421T060000+0900', 'DTEND:20280423T010000+0900'], '2028-04-20 2028-04-23'],
    [
      'a zone named by its offset',
      ['DTSTART;TZID="UTC+09:00":20280421T060000', 'DTEND;TZID="UTC+09:00":20280423T010000'],
      '2028-04-20 2028-04-23',
    ],
    [
      'an offset of half an hour',
      ['DTSTART:20280421T053000+0530', 'DTEND:20280423T053000+0530'],
      '2028-04-20 2028-04-23',
    ],
    [
      'a zone behind a path',
      [
        'DTSTART;TZID=/freeassociation.sourceforge.net/Asia/Tokyo:20280421T060000',
        'DTEND;TZID=/freeassociation.sourceforge.net/Asia/Tokyo:20280423T010000',
      ],
      '2028-04-20 2028-04-23',
    ],
  ])('%s has the nights of both readings', (_name, lines, span) => {
    expect(spansOf(read(lines))).toEqual([span]);
  });

  test.each([
    ['a named zone', ['DTSTART;TZID=Asia/Tokyo:20280421T000000', 'DTEND;TZID=Asia/Tokyo:20280423T000000']],
    ['an offset', ['DTSTART:20280421T000000+09:00', 'DTEND:20280423T000000+09:00']],
    ['UTC', ['DTSTART:20280421T000000Z', 'DTEND:20280423T000000Z']],
    ['a date and UTC', ['DTSTART;VALUE=DATE:20280421', 'DTEND:20280423T000000Z']],
    ['two zones', ['DTSTART;TZID=Europe/Berlin:20280421T000000', 'DTEND:20280423T000000Z']],
  ])('with midnights of %s has whole days', (_name, lines) => {
    const [stay] = read(lines).stays;
    expect(stay).toMatchObject({
      startDate: '2028-04-21',
      endDate: '2028-04-23',
      startTime: null,
      endTime: null,
    });
  });

  test('shows hours in the property’s zone, and none when only the other zone gives the date', () => {
    const lines = ['DTSTART;TZID=Asia/Tokyo:20280421T060000', 'DTEND;TZID=Asia/Tokyo:20280423T010000'];
    expect(read(lines).stays).toMatchObject([{ startTime: '17:00', endTime: null }]);
  });

  test('that the feed defines itself is read by that definition', () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Far away',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0900',
      'TZOFFSETTO:+0900',
      'END:STANDARD',
      'END:VTIMEZONE',
    ];
    const lines = ['DTSTART;TZID=Far away:20280421T060000', 'DTEND;TZID=Far away:20280423T010000'];
    expect(spansOf(readLines([...zone, ...eventOf(...lines)]))).toEqual(['2028-04-20 2028-04-23']);
  });

  test('that recurs across a change of clocks keeps its whole days', () => {
    const lines = [
      'DTSTART;TZID=America/New_York:20271030T000000',
      'DTEND;TZID=America/New_York:20271101T000000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    ];
    expect(spansOf(read(lines))).toEqual([
      '2027-10-30 2027-11-01',
      '2027-11-06 2027-11-08',
      '2027-11-13 2027-11-15',
    ]);
  });

  test('keeps an exception that names only the day', () => {
    const series = eventOf(
      'DTSTART;TZID=Asia/Tokyo:20280421T060000',
      'DTEND;TZID=Asia/Tokyo:20280422T010000',
      'RRULE:FREQ=WEEKLY;COUNT=2',
    );
    const exception = eventOf('RECURRENCE-ID;VALUE=DATE:20280428', ...days('2028-05-10', '2028-05-11'));
    expect(spansOf(readLines([...series, ...exception]))).toEqual([
      '2028-04-20 2028-04-22',
      '2028-05-10 2028-05-11',
    ]);
  });
});
