import { expect, test } from 'vitest';
import { codeWords, textInWords } from './code-words.ts';

test.each([
  ['{{ guest.firstName }}', 'Guest’s first name'],
  ['{% if booking.entryCode %}', 'Only with: Entry code'],
  ['{% unless links.stay %}', 'Without: Link to the guest’s page'],
  ['{% else %}', 'Otherwise'],
  ['{% endif %}', 'For everyone again'],
  ['{{ guest.nickname }}', 'guest.nickname'],
  ['{% if booking.occasion == "birthday" %}', 'if booking.occasion == "birthday"'],
])('says %s in words: %s', (code, words) => {
  expect(codeWords(code)).toBe(words);
});

test('says the variables of a text in words', () => {
  expect(textInWords('See {{ property.name }}')).toBe('See Name of the house');
});
