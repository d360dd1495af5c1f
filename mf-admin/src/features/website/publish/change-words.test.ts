import { expect, test } from 'vitest';
import texts from '@getaway/property/texts.json' with { type: 'json' };
import { changeInWords, fieldInWords, shownChanges, valueInWords } from './change-words.ts';

test('names a text that goes back to its default with the default', () => {
  const [change] = shownChanges({ texts: { home: { hero: { title: 'Our place' } } } }, {});
  expect(change && fieldInWords(change.path)).toBe('Home Page › At the top › Headline');
  expect(change && changeInWords(change)).toEqual({
    kind: 'replaced',
    before: 'Our place',
    after: texts.home.hero.title,
  });
});

test('finds no change in a default that was only written down', () => {
  const { houseRules } = texts.legal.terms;
  expect(shownChanges({}, { texts: { legal: { terms: { houseRules } } } })).toEqual([]);
});

test('names the entries that were added to a list and removed from it', () => {
  const rules = (houseRules: string[]) => ({ texts: { legal: { terms: { houseRules } } } });
  const words = (before: string[], after: string[]) =>
    shownChanges(rules(before), rules(after)).map(changeInWords);
  expect(words(['No shoes', 'No smoke'], ['No smoke', 'No noise', 'No pets'])).toEqual([
    { kind: 'entries', added: ['No noise', 'No pets'], removed: ['No shoes'] },
  ]);
  expect(words(['No shoes', 'No smoke'], ['No smoke', 'No shoes'])).toEqual([{ kind: 'reordered' }]);
  expect(words(['No shoes', 'No smoke'], ['No shoes', 'No pets'])).toEqual([
    { kind: 'replaced', before: 'No smoke', after: 'No pets' },
  ]);
});

test('reads groups as the texts in them, and what is gone as empty', () => {
  expect(valueInWords({ guests: 'Ann', text: 'Lovely', stars: 5 })).toBe('Ann · Lovely · 5');
  expect(valueInWords(undefined)).toBe('empty');
  expect(valueInWords('x'.repeat(400))).toHaveLength(301);
});

test('names a photo by its place', () => {
  expect(fieldInWords(['media', 'photos', 'bedroom'])).toBe(
    'Photos › Pictures of the site › Photos › Bedroom',
  );
  expect(fieldInWords(['media', 'photos', 'hot-tub', 'alt'])).toBe(
    'Photos › Pictures of the site › Photos › Hot tub › Description',
  );
  expect(fieldInWords(['surprise', 'deep', 0])).toBe('Surprise › Deep › 1');
});
