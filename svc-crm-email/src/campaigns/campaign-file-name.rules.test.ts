import fc from 'fast-check';
import { expect, test } from 'vitest';
import { campaignFileName } from './campaign-file-name.rules.ts';

test.each([
  ['Spring at the lake', 'campaign-spring-at-the-lake-2027-03-10.csv'],
  ['  Été: 50% off! ', 'campaign-ete-50-off-2027-03-10.csv'],
  ['Guests’ news', 'campaign-guests-news-2027-03-10.csv'],
  ['春', 'campaign-2027-03-10.csv'],
])('the file of %s is %s', (name, expected) => {
  expect(campaignFileName(name, '2027-03-10')).toBe(expected);
});

test('every name makes a short file name that any system takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
      const file = campaignFileName(name, '2027-03-10');
      expect(file).toMatch(/^campaign(?:-[a-z0-9]+)*-2027-03-10\.csv$/);
      expect(file.length).toBeLessThanOrEqual(85);
    }),
  );
});
