import * as v from 'valibot';
import { lineOfText } from '@getaway/contracts/http/fields';
import { leaveOut } from './leave-out.ts';

/** The facts that a text can name, so that they are stored in one place: `{minutes} minutes from the city`. */
export const fillIns = ['name', 'tagline', 'town', 'region', 'minutes', 'offer'] as const;

export type FillIn = (typeof fillIns)[number];

const inBraces = /\{([^{}]*)\}/g;

/** A text in one paragraph that may fill in the given words. */
export const textWith = (words: readonly string[], maxLength: number) =>
  v.pipe(
    lineOfText('The text', maxLength),
    v.check(
      (text) => strangeBraces(text, words) === undefined,
      ({ input }) => {
        const known = words.map((word) => `{${word}}`).join(', ');
        const strange = strangeBraces(input, words) ?? '';
        return strange.length > 1
          ? `The site can’t fill in ${strange}: use one of ${known}, or write it without braces`
          : `A “${strange}” has no matching brace: the site fills in whole words such as {${words[0]}}, so remove it or complete the word`;
      },
    ),
  );

/** The first unknown word in braces, or the first unmatched brace, which an email template could misread. */
function strangeBraces(text: string, words: readonly string[]): string | undefined {
  const unknown = wordsIn(text).find((word) => !words.includes(word));
  return unknown === undefined ? /[{}]/.exec(text.replaceAll(inBraces, ''))?.[0] : `{${unknown}}`;
}

/** A text of the site, in one paragraph; it may hold fill-ins. */
export const siteText = (maxLength: number) => textWith(fillIns, maxLength);

/** The facts of a house by their words; undefined for a fact that it doesn't have. */
type Facts = Readonly<Record<string, string | undefined>>;

/** The same texts, at any depth, with the facts in the places of the fill-ins. */
export function filledIn<T>(texts: T, facts: Facts): T {
  return JSON.parse(JSON.stringify(texts), (_key, value: unknown) =>
    typeof value === 'string' ? withFacts(value, facts) : value,
  ) as T;
}

/** The names of the facts that a text fills in. */
export function wordsIn(text: string): string[] {
  return [...text.matchAll(inBraces)].map(([, word = '']) => word);
}

/**
 * The text with the facts in the places of its fill-ins. A part about a fact that the house doesn't have is left out, or has
 * an ellipsis where nothing would be left. Words that are no fact stay.
 */
function withFacts(text: string, facts: Facts): string {
  const missing = Object.keys(facts).filter((word) => facts[word] === undefined);
  const said = missing.reduce(
    (inner, word) => leaveOut(inner, word) || inner.replaceAll(`{${word}}`, '…'),
    text,
  );
  return said.replaceAll(inBraces, (whole, word: string) =>
    Object.hasOwn(facts, word) ? (facts[word] ?? whole) : whole,
  );
}
