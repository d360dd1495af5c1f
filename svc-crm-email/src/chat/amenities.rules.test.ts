import { expect, test } from 'vitest';
import { listed } from './amenities.rules.ts';

test.each([
  ['Private hot tub for 2', 'a private hot tub for 2'],
  ['Outdoor fire pit', 'an outdoor fire pit'],
  ['High-speed WiFi', 'high-speed WiFi'],
  ['WiFi in the kitchen', 'WiFi in the kitchen'],
  ['Private parking', 'private parking'],
  ['Air conditioning', 'air conditioning'],
  ['Private dock and canoe', 'a private dock and canoe'],
  ['Lake views', 'lake views'],
  ['Two kayaks', 'two kayaks'],
  ['Looking glass', 'a looking glass'],
  ['HD TV', 'an HD TV'],
  ['TV with streaming', 'a TV with streaming'],
  ['Unique view', 'a unique view'],
  ['Canoe and two paddles', 'a canoe and two paddles'],
  ['Washer and dryer', 'a washer and dryer'],
  ['Bed and bath linens', 'bed and bath linens'],
])('%s is listed as %s', (label, words) => {
  expect(listed([label])).toBe(words);
});

test('lists several amenities with one and', () => {
  expect(listed(['Fireplace', 'Movie room', 'Climate control'])).toBe(
    'a fireplace, a movie room and climate control',
  );
});

test.each([
  [['Private dock', 'Canoe and two paddles'], 'a private dock, and a canoe and two paddles'],
  [
    ['Private dock', 'Canoe and two paddles', 'Fireplace'],
    'a private dock, a canoe and two paddles, and a fireplace',
  ],
  [['Oven, stove and fridge', 'Fireplace', 'Sauna'], 'an oven, stove and fridge; a fireplace; and a sauna'],
])('keeps amenities apart that have an "and" of their own: %j', (labels, words) => {
  expect(listed(labels)).toBe(words);
});
