/** What is looked up when it is asked, because it changes. */
export type LiveTopic = 'services' | 'packages' | 'early-check-in' | 'arrival-hour' | 'tax' | 'fees';

/** Words that guests use for a kind of service, and how the catalog names it. */
const synonyms: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:chef|dinner|meals?|cook)\b/i, /chef|dinner/i],
  [/\bmassages?\b/i, /massage/i],
  [
    /\b(?:chauffeur|driver|limo(?:usine)?|airport|transfers?|transportation|car service|ride|pick(?:ed)? (?:us )?up)\b/i,
    /chauffeur|transfer|limousine|car\b/i,
  ],
  [
    /\b(?:rose petals|roses|petals|flowers|bouquet|champagne|wine|candles?|chocolates?|romance|romantic|decorat\w*|propos\w*|surprise)\b/i,
    /romance|rose/i,
  ],
  [/\b(?:s.?mores|fire ?pit)\b/i, /fire pit/i],
  [/\b(?:early|earlier) check/i, /early check/i],
];

/** The items of `offered` that a question is about; all of them when it names none. */
export function askedFor<T extends { readonly name: string }>(question: string, offered: readonly T[]): T[] {
  const named = namedIn(question, offered);
  if (named.length > 0) return named;
  const meant = synonyms.filter(([asks]) => asks.test(question));
  if (meant.length === 0) return [...offered];
  return offered.filter(({ name }) => meant.some(([, catalogue]) => catalogue.test(name)));
}

/** The items whose full name appears in a question, such as 'Romance Package'. */
export function namedIn<T extends { readonly name: string }>(question: string, offered: readonly T[]): T[] {
  const asked = question.toLowerCase();
  return offered.filter(({ name }) => asked.includes(name.toLowerCase()));
}
