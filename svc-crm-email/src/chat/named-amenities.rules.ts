import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { describeAmenities } from './amenities.rules.ts';
import { unusualWords } from './date-question.rules.ts';
import type { HouseFacts } from './facts.rules.ts';
import type { Reply } from './reply.rules.ts';
import { topicIn } from './topic.rules.ts';
import { houseTopics } from './topics/house.rules.ts';

/**
 * For what has no topic of its own: the amenities of this house that a question names, such as a canoe. Undefined when it
 * names none. A word that only describes a thing, such as 'private', names nothing. An amenity with a topic is left to it,
 * because the topic knows which questions about it the list can't answer.
 */
export function answerAmenities(
  { amenities, phone }: HouseFacts,
  question: string,
  today: CalendarDate,
): Reply | undefined {
  const words = unusualWords(question, today);
  const found = amenities.filter(
    (label) =>
      topicIn(label, houseTopics) === undefined &&
      thingsOf(label).some((thing) => words.some((word) => isSame(word, thing))),
  );
  return found.length === 0 ? undefined : describeAmenities(found, { question, phone, saysYes: true });
}

/** 'Canoe and two paddles' to 'canoe' and 'paddles'; 'Outdoor fire pit for 4' to 'pit'. */
function thingsOf(label: string): string[] {
  return label
    .toLowerCase()
    .split(/,| (?:and|or|&|with|for|in|on|at|by|from|of|near|over|to) /)
    .flatMap((part) => /[\p{L}'’-]+$/u.exec(part.trim())?.[0] ?? []);
}

function isSame(one: string, other: string): boolean {
  const forms = (word: string): string[] => [word, `${word}s`, `${word}es`];
  const [a, b] = [inFull(one), inFull(other)];
  return forms(a).includes(b) || forms(b).includes(a);
}

function inFull(word: string): string {
  return word.replace(/^bikes?$/, 'bicycle');
}
