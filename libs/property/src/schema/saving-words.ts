import type { FieldError } from '@getaway/contracts/problems';
import texts from '../../texts.json' with { type: 'json' };
import { amountsIn } from './amounts.ts';
import { textsIn, valueIn } from './file-values.ts';
import { plainLetters } from './plain-letters.ts';
import { sentencesIn } from './sentences.ts';

/** The text beside the packages on the home page, which is there while a package is switched on. */
const besidePackages = 'texts.home.concierge.packages';
const written = ['tagline', 'answers', 'texts'];

/** A sentence that claims what packages save. */
export interface SavingClaim {
  readonly path: string;
  readonly sentence: string;
  readonly dollars: number;
}

/**
 * What the texts of a house claim that its packages save. `shown` has also the text that the site shows beside the
 * packages where the house has none of its own. Works on a file as it came.
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
 * The sentences of a house that claim more than its packages give. `bestSaving` is what the best package that guests can
 * book costs less than its services one by one, in dollars; undefined while they can book none.
 */
export function savingFaults(own: unknown, bestSaving: number | undefined): FieldError[] {
  return savingClaims(own)
    .filter(({ path, dollars }) =>
      bestSaving === undefined ? path !== besidePackages : dollars > bestSaving,
    )
    .map(({ path, sentence }) => ({
      path,
      message: `“${sentence}” claims more than your packages give: ${bestWords(bestSaving)}. Change the amount, or the prices in Packages`,
    }));
}

function isAboutPackages(sentence: string, path: string): boolean {
  return path === besidePackages || /\b(?:packages?|bundles?)\b/i.test(sentence);
}

function bestWords(bestSaving: number | undefined): string {
  if (bestSaving === undefined) return 'guests can book none now';
  return bestSaving > 0
    ? `they cost at most $${bestSaving} less than their services one by one`
    : 'none costs less than its services one by one';
}
