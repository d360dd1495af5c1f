import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import texts from '../../texts.json' with { type: 'json' };
import { leaveOut } from './leave-out.ts';

const without = (text: string): string => leaveOut(text, 'minutes');

describe('a text without its minutes', () => {
  it.each([
    [
      'Warm water under the stars. Our private retreat is just {minutes} minutes from the city.',
      'Warm water under the stars.',
    ],
    [
      'Close enough to be here for sunset: {minutes} minutes from the city, with your own parking at the door.',
      'Close enough to be here for sunset, with your own parking at the door.',
    ],
    [
      'Enough for a sitter. A private chef and plenty of quiet, {minutes} minutes from the city.',
      'Enough for a sitter. A private chef and plenty of quiet.',
    ],
    ['The whole shore to yourselves – just {minutes} minutes by car', 'The whole shore to yourselves'],
    ['The house ({minutes} minutes from town) has a lake. Swim!', 'The house has a lake. Swim!'],
    ['Quiet nights in the woods [only {minutes} minutes from town].', 'Quiet nights in the woods.'],
  ])('loses only the part about them: %s', (text, left) => {
    expect(without(text)).toBe(left);
  });

  it.each([
    ['By car, it’s {minutes} minutes to the city. Bring boots.', 'Bring boots.'],
    ['By car, {minutes} minutes from the city. Bring boots.', 'Bring boots.'],
    ['The house, {minutes} minutes from the city, has a lake. Bring boots.', 'Bring boots.'],
    ['A stove that’s lit. {minutes} minutes from Burlington, if anyone asks.', 'A stove that’s lit.'],
    ['St. Albans is {minutes} minutes away! Bring boots.', 'Bring boots.'],
    ['{minutes} minutes from the city', ''],
  ])('loses the sentence that cannot do without them: %s', (text, left) => {
    expect(without(text)).toBe(left);
  });

  it('stays as it is where it has none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!text.includes('{minutes}'));
        expect(without(text)).toBe(text);
      }),
    );
  });

  const plain = fc.constantFrom('The whole lake is yours', 'A sauna by the water', 'Bring {name} your boots');
  const about = fc.constantFrom(
    'just {minutes} minutes from the city',
    '{minutes} minutes by car',
    'the city is {minutes} minutes away',
    '({minutes} minutes)',
    'a lake ({minutes} minutes away, by car)',
  );
  const joint = fc.constantFrom(', ', ': ', '; ', ' – ', '—', ' and ');
  const sentence = fc
    .tuple(
      fc.array(fc.tuple(fc.oneof(plain, about), joint), { minLength: 1, maxLength: 4 }),
      fc.constantFrom('.', '!', '?', '…', ''),
    )
    .map(
      ([parts, end]) =>
        parts.map(([part, next], at) => (at === parts.length - 1 ? part : part + next)).join('') + end,
    );

  it('has no trace of them, and every other sentence word for word', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 4 }), (sentences) => {
        const ended = sentences.map((one, at) =>
          at < sentences.length - 1 && /\w\)?$/.test(one) ? `${one}.` : one,
        );
        const left = without(ended.join(' '));
        expect(left).not.toMatch(
          /\{minutes\}|undefined|\(\s*\)|\s{2}|\s[.,:;!?…]|[,:;–—]\s*(?:[.!?…]|$)|^[\s.,:;–—]|\s$/,
        );
        for (const one of ended.filter((text) => !text.includes('{minutes}'))) expect(left).toContain(one);
      }),
      { numRuns: 2_000 },
    );
  });
});

it('leaves nothing of one default text, the place, and something of every other', () => {
  const emptied: string[] = [];
  JSON.stringify(texts, (key, value: unknown) => {
    if (typeof value === 'string' && without(value) === '') emptied.push(key);
    return value;
  });
  expect(emptied).toEqual(['location']);
});
