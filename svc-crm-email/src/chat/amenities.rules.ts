import { contactLink, inList, reply, type Reply } from './reply.rules.ts';
import type { HouseFacts } from './facts.rules.ts';
import type { Topic } from './topic.rules.ts';

/**
 * A question whether the house has something: answered from the list on its home page, and where that doesn't have it only
 * from `elsewhere`, what the host says of it in another place.
 */
export function amenity(
  asks: RegExp,
  named: RegExp,
  unless?: RegExp,
  elsewhere?: (facts: HouseFacts) => string | undefined,
): Topic {
  return {
    asks,
    ...(unless && { unless }),
    answer: (facts, question) => {
      const { amenities, phone } = facts;
      const found = amenities.filter((label) => named.test(label));
      const said = elsewhere?.(facts);
      if (found.length === 0 && said !== undefined) return reply(`${said}.`);
      if (found.length === 0)
        return reply(
          `That isn't on our list, so I can't promise it. Your stay includes ${listed(amenities)}. To ask about anything else, call ${phone} or use the contact form.`,
          contactLink,
        );
      const saysYes = found.some((label) => repeats(label, asks, question));
      return describeAmenities(found, { asks, question, phone, saysYes });
    },
  };
}

interface AmenityQuestion {
  /** What the amenities are called in questions; without it, as in their labels. */
  readonly asks?: RegExp;
  readonly question: string;
  readonly phone: string;
  readonly saysYes: boolean;
}

/** That the house has these, as its list says. `saysYes`: a question whether there is such a thing can be answered with 'Yes'. */
export function describeAmenities(
  found: readonly string[],
  { asks, question, phone, saysYes }: AmenityQuestion,
): Reply {
  const has = `${areMany(found) ? 'there are' : "there's"} ${listed(found)}.`;
  const partly = capitalized(has);
  const other = unlistedThing(question, found, asks);
  if (other !== undefined) {
    const whether = `${partly} I don't know whether ${other}, so please call ${phone} or use the contact form.`;
    return { ...reply(whether, contactLink), partly };
  }
  if (asksCost.test(question) || asksIncluded.exec(question)?.groups?.['word'] === 'included')
    return reply(`${partly} That's included in your stay.`);
  const described = found.filter((label) => isDescribed(label, question, asks));
  if (described.length > 0)
    return { ...reply(`Yes, ${areMany(described) ? 'there are' : "there's"} ${listed(described)}.`), partly };
  if (asksMore.test(question)) {
    const more = `${partly} ${noMore}, so please call ${phone} or use the contact form.`;
    return { ...reply(more, contactLink), partly };
  }
  return asksWhether.test(question) && saysYes ? { ...reply(`Yes, ${has}`), partly } : reply(partly);
}

const noMore = "I don't know more than that";

/** Whether a reply says of an amenity no more than that it is there. */
export function knowsNoMore({ response }: Reply): boolean {
  return response.includes(noMore);
}

/** 'Two bicycles': the number comes first. One that is counted with others follows it, so 'a hot tub and two bicycles' begins with one. */
function areMany([first = '']: readonly string[]): boolean {
  return /^(?:[2-9]|\d\d|two|three|four|five|six)\b/i.test(first);
}

/** Whether it costs something: what the list has is part of the stay. */
export const asksCost =
  /\bfree(?: of charge)?(?: to use| for us)?\W*$|\bis \w+(?: \w+)? (?:free|included)\b|\bcosts? (?:extra|anything|more)\b|\bextra (?:cost|charge|fee)\b/i;

/** Not whether the house has it, but what it is like: 'how hot is the hot tub', 'is the driveway steep'. */
const asksMore =
  /\bhow (?!good\b|do\b|can\b|about\b|to\b)\w+|\bwh(?:at|ich) (?:\w+ )?(?:size|temperature|temp|speed|kind|type|brand|model|channels?|movies?)\b|\b(?:is|are|does|do|can|could|will|was) (?:the|your|this|that)\b|\bwhat(?:'s| is) the\b|\bdo (?:you|we|i) (?!have|offer|provide|get)\w+|\b(?:can|could) (?:we|you|i) (?!use|watch|park|have|get)\w+|\bare \w+ for\b/i;

const asksIncluded =
  /\b(?<verb>is|are) (?:the |your |any |some )?(?<thing>(?!(?:it|that|this|they|these|those|there|everything|all)\b)[\w'-]+(?: [\w'-]+)?) (?<word>free|included|provided)\b/i;

/** What a question about an amenity asks of another thing: 'firewood is included', for a fire pit. */
function unlistedThing(
  question: string,
  labels: readonly string[],
  asks: RegExp | undefined,
): string | undefined {
  const { verb, thing = '', word } = asksIncluded.exec(question)?.groups ?? {};
  const isListed = labels.some((label) => wordsOf(thing).some((each) => wordsOf(label).includes(each)));
  return thing === '' || isListed || asks?.test(thing) === true ? undefined : `${thing} ${verb} ${word}`;
}

/** Whether a label has all that a question asks of the thing: 'is the fireplace wood-burning' for a wood-burning fireplace. */
function isDescribed(label: string, question: string, asks: RegExp | undefined): boolean {
  const { rest } =
    /^\W*(?:hi|hello|hey)?\W*(?:is|are) (?:the|your) (?<rest>.+)$/i.exec(question)?.groups ?? {};
  if (rest === undefined || asks === undefined || !asks.test(rest) || !asks.test(label)) return false;
  const said = wordsOf(rest.replace(asks, ' ')).filter((word) => !/^(?:an?|one|really)$/.test(word));
  return said.length > 0 && said.every((word) => wordsOf(label).includes(word));
}

/** In lower case, one by one: 'wood-burning' is two, and 'bikes' are 'bicycle'. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words.map((word) => word.replace(/(?<=\p{L}{2})s$/u, '').replace(/^bike$/, 'bicycle'));
}

/** Asks whether there is such a thing, and nothing else about it: only then can the answer begin with 'Yes'. */
const asksWhether =
  /\b(?:is|are) there\b|\b(?:do|does) (?:you|u|y'all|yall|it|the (?:house|place|cabin)) (?:have|offer|provide|come with)\b|\bhave you got\b/i;

/** Whether a label has the guest's own word: 'is there a jacuzzi' gets no 'Yes' for a hot tub. */
function repeats(label: string, asks: RegExp, question: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[\s-]/g, '').replace(/s$/, '');
  const [asked = ''] = asks.exec(question) ?? [];
  return asked !== '' && plain(label).includes(plain(asked));
}

/** 'a private hot tub for 2, a fireplace and high-speed WiFi'; 'a private dock, and a canoe and two paddles' */
export function listed(labels: readonly string[]): string {
  const things = labels.map((label) => withArticle(lowered(label)));
  if (things.some((thing) => thing.includes(', '))) return inList(things, '; ');
  if (things.length < 2 || !things.some((thing) => / and /i.test(thing))) return inList(things);
  return `${things.slice(0, -1).join(', ')}, and ${things.at(-1)}`;
}

/** What is not counted: 'private parking' takes no article. */
const uncounted =
  /(?:wi-?fi|internet|parking|conditioning|control|heating|cooling|housekeeping|cleaning|access|streaming|storage|lighting|seating|furniture|breakfast|coffee|tea|firewood|equipment|laundry|service|linen|a\/c|ac)$/i;

/** 'an outdoor fire pit', 'high-speed WiFi', 'lake views' */
function withArticle(label: string): string {
  const [thing = ''] = label.split(
    / (?:for|in|with|on|at|by|from|of|near|over|under|between|among|above|below|behind|beside|and (?=(?:an?|the|some|\d+|two|three|four|five|six) )) ?/,
  );
  const isOne =
    !uncounted.test(thing) &&
    !/[^s]s$/i.test(thing) &&
    !/^(?:an?|the|your|our|\d+|two|three|four|five|six) /i.test(thing);
  if (!isOne) return label;
  const isVowel = /^(?:(?!uni|use|one\b|eu)[aeiou]|[AEFHILMNORSX](?=\p{Lu}))/u.test(label);
  return `${isVowel ? 'an' : 'a'} ${label}`;
}

/** As within a sentence; a word such as TV or WiFi stays as it is. */
export function lowered(label: string): string {
  return /^\p{Lu}(?!\p{L}*\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
