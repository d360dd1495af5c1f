import { expect, test } from 'vitest';
import { blockUid, readOwnUid, stayUid } from './own-uid.rules.ts';

test('parses a UID of ours, also with the suffix of a duplicate UID', () => {
  for (const dates of ['', ' 2031-06-11', ' 2031-06-11 2031-06-13']) {
    expect(readOwnUid(`${stayUid('a-1')}${dates}`)).toEqual({ of: 'booking', id: 'a-1' });
    expect(readOwnUid(`${blockUid('b-2')}${dates}`)).toEqual({ of: 'block', id: 'b-2' });
  }
});

test.each([
  '',
  'a-1',
  '@booking.getaway',
  'a-1@booking.getaway.example',
  'a-1@airbnb.com',
  'a b@booking.getaway',
  'no UID: block 2031-06-11 2031-06-13',
])('does not accept %j as a UID of ours', (externalId) => {
  expect(readOwnUid(externalId)).toBeUndefined();
});
