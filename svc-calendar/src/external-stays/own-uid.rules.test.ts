import { expect, test } from 'vitest';
import { blockUid, readOwnUid, stayUid } from './own-uid.rules.ts';

test('a UID of ours is read back, also with the dates of one that came twice', () => {
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
])('%j is none', (externalId) => {
  expect(readOwnUid(externalId)).toBeUndefined();
});
