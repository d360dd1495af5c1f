import { expect, test } from 'vitest';
import { mayBeUnread, rememberUnread } from './unread-event.rules.ts';

const [before, now] = [new Date('2027-05-01T12:00:00Z'), new Date('2027-05-02T12:00:00Z')];

test('an event that is still unreadable keeps its time, and another one starts now', () => {
  expect(rememberUnread([{ fingerprint: 'a', since: before }], ['a', 'b'], now)).toEqual([
    { fingerprint: 'a', since: before },
    { fingerprint: 'b', since: now },
  ]);
});

test('a stay is kept when its event becomes unreadable with the same content as an earlier one', () => {
  const known = [{ fingerprint: 'no start', since: before }];
  const unread = rememberUnread(known, ['no start', 'no start'], now);
  expect(unread.map(({ since }) => since)).toEqual([before, now]);
  expect(mayBeUnread({ missingSince: null }, unread, now)).toBe(true);
  expect(mayBeUnread({ missingSince: null }, rememberUnread(known, ['no start'], now), now)).toBe(false);
});
