import bundled from '@getaway/property/property.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { valueAt, withValue } from '../content/content.ts';
import { followingCheckIn } from './check-in-note.ts';

const noteOf = (content: object) => valueAt(followingCheckIn({ ...content }), ['checkIn', 'note']);

test('the note follows the time of check-in and whether it is flexible', () => {
  const earlier = withValue({ ...bundled }, ['checkIn', 'time'], '15:00');
  expect(noteOf(earlier)).toBe('Check-in is flexible, usually from 3:00 PM');
  const fixed = followingCheckIn(withValue(earlier, ['policies', 'flexibleCheckIn'], false));
  expect(noteOf(fixed)).toBe('Check-in is from 3:00 PM');
  expect(noteOf(withValue(fixed, ['policies', 'latestCheckIn'], '20:00'))).toBe(
    'Check-in is from 3:00 PM to 8:00 PM',
  );
});

test('a note of the host’s own stays, and so does any note beside a time that is being typed', () => {
  const own = withValue({ ...bundled }, ['checkIn'], { time: '15:00', note: 'From 4:00 PM, or ask us' });
  expect(followingCheckIn(own)).toBe(own);
  const halfTyped = withValue({ ...bundled }, ['checkIn', 'time'], undefined);
  expect(followingCheckIn(halfTyped)).toBe(halfTyped);
});
