import { expect, test } from 'vitest';
import { sequenceKeyOf } from './sequence-key.ts';

test.each([
  ['Booking Sequence', 'booking_sequence'],
  ['  Come  back, you two! ', 'come_back_you_two'],
  ['Valentine’s 2027', 'valentines_2027'],
  ['pre-arrival', 'prearrival'],
  ['__a___b__', 'a_b'],
  ['💌', ''],
])('%j has the key %j', (name, key) => {
  expect(sequenceKeyOf(name)).toBe(key);
});
