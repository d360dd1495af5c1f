import { contactLink, reply } from './reply.rules.ts';
import type { Topic } from './topic.rules.ts';

/** A question whether the house has something: answered from the list on its home page and from nothing else. */
export function amenity(asks: RegExp, named: RegExp, unless?: RegExp): Topic {
  return {
    asks,
    ...(unless && { unless }),
    answer: ({ amenities, phone }) => {
      const found = amenities.filter((label) => named.test(label));
      return found.length > 0
        ? reply(`Your stay includes: ${listed(found)}.`)
        : reply(
            `That isn't on our list, so I can't promise it. Your stay includes: ${listed(amenities)}. To ask about anything else, call ${phone} or use the contact form.`,
            contactLink,
          );
    },
  };
}

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
