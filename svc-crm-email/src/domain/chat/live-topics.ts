/** What is looked up when it is asked, because it changes. */
export type LiveTopic = 'services' | 'packages' | 'tax' | 'cleaning-fee' | 'price' | 'availability';

/** The first that fits is answered. */
const liveTopics: readonly (readonly [LiveTopic, RegExp])[] = [
  ['tax', /\btax(?:es)?\b/i],
  ['cleaning-fee', /\bcleaning\b.*\b(?:fee|cost|much|price)|\b(?:fee|cost|price)\b.*\bcleaning|\bfees?\b/i],
  ['packages', /\bpackages?\b|\bbundles?\b/i],
  [
    'services',
    /\badd[- ]?ons?\b|\bextras?\b|\bconcierge\b|\bservices\b|\b(?:chef|dinner|massages?|chauffeur|driver|limo(?:usine)?|airport|transfers?|rose petals|roses|flowers|champagne|wine|romance package|romantic setup|decorations?|s.?mores|fire pit evening|early check[- ]?in)\b/i,
  ],
  [
    'availability',
    /\b(?:availab\w*|free|open|vacan(?:t|cy|cies)|taken|booked|opening|any (?:dates?|nights?|weekends?))\b/i,
  ],
  [
    'price',
    /\b(?:how much|price[sd]?|pricing|cost(?:s|ing)?|rates?|expensive|cheap\w*|charge|per night|quote|total|\$)/i,
  ],
];

export function liveTopicIn(question: string): LiveTopic | undefined {
  return liveTopics.find(([, asks]) => asks.test(question))?.[0];
}

/** Words by which guests ask for a kind of service, and how the catalogue names it. */
const synonyms: readonly (readonly [RegExp, RegExp])[] = [
  [/\b(?:chef|dinner|meal|cook for)\b/i, /chef|dinner/i],
  [/\bmassages?\b/i, /massage/i],
  [
    /\b(?:chauffeur|driver|limo(?:usine)?|airport|transfers?|car service|ride)\b/i,
    /chauffeur|transfer|limousine|car\b/i,
  ],
  [/\b(?:rose petals|roses|flowers|champagne|wine|romance|romantic setup|decorations?)\b/i, /romance|rose/i],
  [/\b(?:s.?mores|fire pit)\b/i, /fire pit/i],
  [/\bearly check/i, /early check/i],
];

/** The ones of `offered` that a question is about; all of them when it names none. */
export function askedFor<T extends { readonly name: string }>(question: string, offered: readonly T[]): T[] {
  const named = offered.filter(({ name }) => question.toLowerCase().includes(name.toLowerCase()));
  if (named.length > 0) return named;
  const meant = synonyms.filter(([asks]) => asks.test(question));
  if (meant.length === 0) return [...offered];
  return offered.filter(({ name }) => meant.some(([, catalogue]) => catalogue.test(name)));
}
