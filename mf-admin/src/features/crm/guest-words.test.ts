import { describe, expect, it } from 'vitest';
import { calendarDate } from '@getaway/kernel/calendar-date';
import {
  codeInWords,
  contactInWords,
  counted,
  guestName,
  initialOf,
  staysInWords,
  tagsOf,
} from './guest-words.ts';

describe('a guest', () => {
  it.each([
    [{ guestName: 'Ada Byron', firstName: 'A', lastName: 'B' }, 'Ada Byron'],
    [{ guestName: null, firstName: 'Ada', lastName: 'Byron' }, 'Ada Byron'],
    [{ guestName: ' ', firstName: null, lastName: 'Byron' }, 'Byron'],
    [{ guestName: null, firstName: null, lastName: null }, 'Unknown Guest'],
  ])('%j is called %s', (fields, name) => {
    expect(guestName(fields)).toBe(name);
  });

  it.each([
    ['ada', 'A'],
    ['élise', 'É'],
    ['𝒜da', '𝒜'],
  ])('%s has the initial %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });

  it('lists each tag once, trimmed', () => {
    expect(tagsOf(' vip, honeymoon,,vip ')).toEqual(['vip', 'honeymoon']);
    expect(tagsOf(null)).toEqual([]);
  });

  it('was last emailed, wrote, or got a reply', () => {
    expect(contactInWords({ kind: 'email', text: 'See you soon' })).toBe('Email: See you soon');
    expect(contactInWords({ kind: 'reply', text: 'Yes, of course' })).toBe('Your reply: Yes, of course');
    expect(contactInWords(null)).toBeUndefined();
  });

  it('has counts in words', () => {
    expect([0, 1, 1_204].map((count) => counted(count, 'email'))).toEqual([
      '0 emails',
      '1 email',
      '1,204 emails',
    ]);
  });
});

it.each([
  [1, '2026-12-12', '1 upcoming stay'],
  [2, '2026-12-12', '2 upcoming stays'],
  [1, '2026-11-30', '1 stay'],
  [3, '2025-02-01', '3 stays'],
  [0, null, '0 stays'],
])('%s stays, the first on %s, are %j', (totalStays, firstStayDate, words) => {
  expect(staysInWords({ totalStays, firstStayDate }, calendarDate('2026-11-30'))).toBe(words);
});

it.each([
  [true, 'Code 492418'],
  [false, 'Last code 492418'],
])('a code of a guest with a next stay: %s reads %j', (hasNextStay, words) => {
  expect(codeInWords('492418', hasNextStay)).toBe(words);
});
