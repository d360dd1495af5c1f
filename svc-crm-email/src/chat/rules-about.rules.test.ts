import { describe, expect, it } from 'vitest';
import { rulesAbout } from './rules-about.rules.ts';

const rules = [
  'No parties, and no visitors beyond the guests in the booking.',
  'No smoking inside. Put out the fire pit before you go to bed.',
  'Never leave candles alone.',
  'Shoes off, please.',
  'Cover the hot tub after use.',
];

describe('the house rules about a question', () => {
  it.each([
    ['Do you allow smoking?', rules[1]],
    ['is vaping ok', rules[1]],
    ['Can we light candles?', rules[2]],
    ['May we wear shoes?', rules[3]],
    ['Can we host a party?', rules[0]],
    ['Can we have visitors?', rules[0]],
    ['Are there rules for the hot tub?', rules[4]],
  ])('are found: %s', (question, rule) => {
    expect(rulesAbout(rules, question)).toEqual([rule]);
  });

  it.each(['Do you have a smoke detector?', 'Can we fly a drone?', 'Is there a desk?'])(
    'are not found where none is about it: %s',
    (question) => {
      expect(rulesAbout(rules, question)).toEqual([]);
    },
  );

  it('are all that are about one subject, in their order', () => {
    const twice = ['No dogs upstairs.', 'No smoking.', 'Keep dogs off the beds.'];
    expect(rulesAbout(twice, 'May our dog come?')).toEqual([twice[0], twice[2]]);
  });
});
