import { describe, expect, it } from 'vitest';
import { savingClaims, savingFaults } from './saving-words.ts';

const own = (packages: string) => ({ texts: { home: { concierge: { packages } } } });

describe('a claim about what packages save', () => {
  it.each([
    [150, []],
    [150.5, []],
    [149.99, ['texts.home.concierge.packages']],
    [0, ['texts.home.concierge.packages']],
    // Without packages, this text isn't shown.
    [undefined, []],
  ])('is compared with what the best package saves (%s)', (best, paths) => {
    const faults = savingFaults(own('Our favorites. You save up to $150.'), best);
    expect(faults.map(({ path }) => path)).toEqual(paths);
  });

  it('is found in every text about packages', () => {
    for (const house of [
      { answers: { nearby: 'A package saves $200 on dinner and massage.' } },
      { tagline: 'Savings of 200 dollars with every bundle' },
      { texts: { frame: { footer: { about: 'Sаve $٢٠٠ with a package' } } } },
    ]) {
      expect(savingFaults(house, 150)).toHaveLength(1);
      expect(savingFaults(house, undefined)).toHaveLength(1);
      expect(savingFaults(house, 200)).toEqual([]);
    }
  });

  it('is refused with what to do', () => {
    expect(savingFaults(own('You save $150.'), 80)[0]?.message).toBe(
      '“You save $150.” claims more than your packages save: at most $80, compared to buying their services separately. Change the amount, or the prices in Packages',
    );
    expect(savingFaults(own('You save $150.'), 0)[0]?.message).toContain(
      'none of them costs less than its services',
    );
  });

  it.each([
    'Save the whales: $200 a year does a lot.',
    'The package from the post office costs $200 to insure.',
    'Packages save time.',
    'Save 20% with a package.',
    'The weekday code saves $50.',
  ])('is not in %j', (text) => {
    expect(savingFaults({ answers: { nearby: text } }, 0)).toEqual([]);
  });

  it('is found in the default text, if asked for shown texts and the house has no text of its own', () => {
    expect(savingClaims({}, { shown: true })).toMatchObject([{ dollars: 150 }]);
    expect(savingClaims({})).toEqual([]);
    expect(savingClaims(own('Our favorites.'), { shown: true })).toEqual([]);
  });
});
