import { contactLink, reply } from './reply.ts';
import type { Topic } from './topic.ts';

/** A question whether the house has something: answered from the list of its home page and from nothing else. */
export function amenity(asks: RegExp, named: RegExp): Topic {
  return {
    asks,
    answer: ({ amenities, phone }) => {
      const found = amenities.filter((label) => named.test(label));
      return found.length > 0
        ? reply(`Yes, the house has it: ${listed(found)}.`)
        : reply(
            `I only know of the ${listed(amenities)}. Ask us about anything else: ${phone}.`,
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
