import * as v from 'valibot';
import { lineOfText } from '@getaway/contracts/http/fields';

/** The facts that a text can name, so that they are stored in one place: `{minutes} minutes from the city`. */
export const fillIns = ['name', 'tagline', 'town', 'region', 'minutes', 'offer'] as const;

export type FillIn = (typeof fillIns)[number];

const inBraces = /\{([^{}]*)\}/g;

/** A text in one paragraph that may fill in the given words. */
export const textWith = (words: readonly string[], maxLength: number) =>
  v.pipe(
    lineOfText('The text', maxLength),
    v.check(
      // A brace that is left over could be read as a template in an email.
      (text) =>
        !/[{}]/.test(text.replaceAll(inBraces, (whole, word: string) => (words.includes(word) ? '' : whole))),
      `A text can fill in ${words.map((word) => `{${word}}`).join(', ')} and nothing else`,
    ),
  );

/** A text of the site, in one paragraph; it may hold fill-ins. */
export const siteText = (maxLength: number) => textWith(fillIns, maxLength);

/** The same texts, at any depth, with the facts in the places of the fill-ins. */
export function filledIn<T>(texts: T, facts: Readonly<Record<string, string>>): T {
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? withFacts(value, facts) : value,
  ) as T;
}

/** The names of the facts that a text fills in. */
export function wordsIn(text: string): string[] {
  return [...text.matchAll(inBraces)].map(([, word = '']) => word);
}

/** The text with the facts in the places of its fill-ins; words without a fact stay. */
function withFacts(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(inBraces, (whole, word: string) =>
    Object.hasOwn(facts, word) ? (facts[word] ?? whole) : whole,
  );
}
