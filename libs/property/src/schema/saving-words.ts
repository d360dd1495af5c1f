import type { FieldError } from '@getaway/contracts/problems';
import texts from '../../texts.json' with { type: 'json' };
import { amountsIn } from './amounts.ts';
import { textsIn, valueIn } from './file-values.ts';
import { plainLetters } from './plain-letters.ts';
import { sentencesIn } from './sentences.ts';

/** The text beside the packages on the home page. It is only shown while a package is switched on. */
const besidePackages = 'texts.home.concierge.packages';
const written = ['tagline', 'answers', 'texts'];

/** A sentence that claims how much packages save. */
export interface SavingClaim {
  readonly path: string;
  readonly sentence: string;
  readonly dollars: number;
}

/**
 * The claims in the texts of a house about what its packages save. With `shown`, the default text beside the packages
 * counts too, unless the house replaces it. Works on an unparsed file.
 */
export function savingClaims(own: unknown, { shown = false } = {}): SavingClaim[] {
  const isCommon = shown && valueIn(own, besidePackages.split('.')) === undefined;
  return [
    ...written.flatMap((path) => textsIn(valueIn(own, path.split('.')), path)),
    ...(isCommon ? [{ path: besidePackages, text: texts.home.concierge.packages }] : []),
  ].flatMap(({ path, text }) =>
    sentencesIn(plainLetters(text))
      .filter(
        ({ text: sentence }) =>
          isAboutPackages(sentence, path) && /\bsav(?:e|es|ed|ing|ings)\b/i.test(sentence),
      )
      .flatMap(({ text: sentence }) =>
        amountsIn(sentence)
          .filter(({ dollars }) => !Number.isNaN(dollars))
          .map(({ dollars }) => ({ path, sentence, dollars })),
      ),
  );
}

/**
 * A fault for each claim that exceeds what packages save. `bestSaving` is how much less than its services bought separately
 * the best package costs, in dollars. It is undefined while guests can't book any package.
 */
export function savingFaults(own: unknown, bestSaving: number | undefined): FieldError[] {
  return savingClaims(own)
    .filter(({ path, dollars }) =>
      bestSaving === undefined ? path !== besidePackages : dollars > bestSaving,
    )
    .map(({ path, sentence }) => ({
      path,
      message: `“${sentence}” claims more than your packages save: ${bestWords(bestSaving)}. Change the amount, or the prices in Packages`,
    }));
}

function isAboutPackages(sentence: string, path: string): boolean {
  return path === besidePackages || /\b(?:packages?|bundles?)\b/i.test(sentence);
}

function bestWords(bestSaving: number | undefined): string {
  if (bestSaving === undefined) return 'guests can’t book any package right now';
  return bestSaving > 0
    ? `at most $${bestSaving}, compared to buying their services separately`
    : 'none of them costs less than its services bought separately';
}
