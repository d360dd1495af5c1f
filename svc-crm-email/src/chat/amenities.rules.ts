import { contactLink, reply } from './reply.rules.ts';
import type { Topic } from './topic.rules.ts';

/** A question whether the house has something: answered from the list on its home page and from nothing else. */
export function amenity(asks: RegExp, named: RegExp, unless?: RegExp): Topic {
  return {
    asks,
    ...(unless && { unless }),
    answer: ({ amenities, phone }, question) => {
      const found = amenities.filter((label) => named.test(label));
      const has = `Your stay includes: ${listed(found)}.`;
      if (found.length > 0 && asksMore.test(question))
        return reply(
          `${has} I don't know more about it: call ${phone} or use the contact form.`,
          contactLink,
        );
      return found.length > 0
        ? reply(has)
        : reply(
            `That isn't on our list, so I can't promise it. Your stay includes: ${listed(amenities)}. To ask about anything else, call ${phone} or use the contact form.`,
            contactLink,
          );
    },
  };
}

/** Not whether the house has it, but what it is like: 'how hot is the hot tub', 'is the driveway steep'. */
const asksMore =
  /\bhow (?!good\b|do\b|can\b|about\b|to\b)\w+|\bwh(?:at|ich) (?:\w+ )?(?:size|temperature|temp|speed|kind|type|brand|model|channels?|movies?)\b|\b(?:is|are|does|do|can|could|will|was) (?:the|your|this|that)\b|\bwhat(?:'s| is) the\b|\bdo (?:you|we|i) (?!have|offer|provide|get)\w+|\b(?:can|could) (?:we|you|i) (?!use|watch|park|have|get)\w+|\bare \w+ for\b/i;

/** 'private hot tub for 2, fireplace and TV' */
export function listed(labels: readonly string[]): string {
  const all = labels.map(lowered);
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
}

/** As within a sentence; a word such as TV or WiFi stays as it is. */
export function lowered(label: string): string {
  return /^\p{Lu}(?!\p{L}*\p{Lu})/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}
