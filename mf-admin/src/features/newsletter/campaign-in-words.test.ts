import { expect, test } from 'vitest';
import { campaignInWords } from './campaign-in-words.ts';

test.each([
  ['childcare-landing', 'Weekday page'],
  ['spring-2027', 'spring-2027'],
])('the stored campaign %s is shown as %s', (stored, shown) => {
  expect(campaignInWords(stored)).toBe(shown);
});
