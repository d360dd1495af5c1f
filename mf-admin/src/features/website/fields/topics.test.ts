import { expect, test } from 'vitest';
import { ownTopic, topicName } from './topics.ts';

test('names topics', () => {
  expect(['wifi', 'check-in', 'house-rules', 'boat-house'].map(topicName)).toEqual([
    'WiFi',
    'Check-in',
    'House rules',
    'Boat house',
  ]);
});

test('makes a unique topic from the title of a section', () => {
  expect(ownTopic('Our Café & dock!', [])).toBe('our-cafe-dock');
  expect(ownTopic('Dock', ['dock', 'dock-2'])).toBe('dock-3');
  expect(ownTopic('', [])).toBe('section');
  expect(ownTopic('Wi-Fi 日本', ['section'])).toBe('wi-fi');
  expect(ownTopic('x'.repeat(80), [])).toMatch(/^x{1,40}$/);
});

test('never makes a known topic, because the host did not choose its icon', () => {
  expect(ownTopic('Parking', [])).toBe('parking-2');
});
