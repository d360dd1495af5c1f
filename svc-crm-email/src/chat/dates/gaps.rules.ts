/** What is written between two days, and what it makes of them. */

const range =
  /^[.,;]?\s*(?:night,?|nights)?\s*(?:-{1,2}>?|=>|→|(?:(?:and|&|then)\s+)?(?:(?:i|we)(?:'d|'ll| will| would| are|'re)?\s+)?(?:(?:stay|staying)\s+)?(?:to|til|till|'til|until|unti|untill|thru|through|up to|ending|leave|leaving|depart|departing|check(?:ing)?[- ]?out|out|go(?:ing)? (?:home|back)))\s*(?:on|at|by)?\s*:?\s*(?:the|,)?$/;
const list = /^(?:,|(?:nights?\s*)?,?\s*(?:and|&|\+|plus)(?:\s+(?:the|on|on the))?)$/;
const alternative =
  /(?:^|[\s,.;?!])(?:or|and (?:is|are|do|does|can|could|how|what|would)|what about|how about|also|versus|vs)(?:[\s,]|$)/;
const leaves =
  /\b(?:or so|leav\w*|depart\w*|until|till?|to|thru|through|check(?:ing)?[- ]?out|home|stay\w*|back)\b/;

/** Whether the gap says that the second day is the day of check-out. */
export function isRange(gap: string): boolean {
  return range.test(gap);
}

/** Whether the gap lists one more day. */
export function isList(gap: string): boolean {
  return list.test(gap);
}

/** Whether what follows the gap is asked for besides or instead. */
export function isAlternative(gap: string): boolean {
  return alternative.test(gap) && !leaves.test(gap);
}

/** Whether the words before a day make its meaning uncertain: 'after June 9', 'around June 9'. */
export function isUncertainBefore(gap: string): boolean {
  return /\b(?:before|after|since|except|excluding|besides|not|isn't|around|approximately|roughly|by|near|past|ending|(?<!(?:what|how|think|thinking|thought) )about)(?: (?:for|on|in))?(?: the)?$/.test(
    gap,
  );
}

/** Whether the words before a day make it the first or the last of a stay whose other end isn't said. */
export function isOpenBefore(gap: string): boolean {
  return /\b(?:from|start\w*|begin\w*|arriv\w*|as of|check(?:ing)?[- ]?in)(?: (?:on|at|date))?:?(?: the)?$/.test(
    gap,
  );
}

/** Whether the words before a day make it the last of a stay. */
export function isLastBefore(gap: string): boolean {
  return /\b(?:until|till?|to|thru|through|leav\w*|depart\w*|check(?:ing)?[- ]?out|up to|out)(?: (?:on|at|date|by))?:?(?: the)?$/.test(
    gap,
  );
}

/** Whether what follows a day makes its meaning uncertain: 'June 9 or so', 'June 9 onwards'. */
export function isUncertainAfter(after: string): boolean {
  return /^(?:-?ish\b|or so\b|or thereabouts|onwards?\b|and (?:on|beyond|onwards?|later)\b|or (?:later|earlier|after|before|around)\b|at the (?:earliest|latest)|\+|plus or minus|give or take|(?:after|before|from now|except|excluding|but not|instead)\b|[-/] ?\??$)/.test(
    after,
  );
}

/** Whether two phrases are adjacent, so that they mean the same dates: 'Fri-Sun, June 11-13'. */
export function isSame(gap: string): boolean {
  return /^[,;:(]?\s*(?:the|on|on the|so|i\.e\.|meaning)?$/.test(gap);
}

/** Whether a gap leads from days of the week to the month they are looked for in, or back. */
export function isWithin(gap: string): boolean {
  return /^(?:,|in|of|during|for|from|on|,? ?on an?|a|any|)(?: the)?$/.test(gap);
}
