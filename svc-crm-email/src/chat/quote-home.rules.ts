import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { HouseFacts } from './facts.rules.ts';
import { inPart, reply, type Reply } from './reply.rules.ts';
import { stem, subjectWords } from './subject-words.rules.ts';

/**
 * For what has no answer of its own: what the home page says about it, quoted as such, since it may be about something
 * else. Undefined where no passage has a question's words, one of them in its title: a window beside a table says nothing of
 * whether windows open.
 */
export function quoteHome(
  { passages, phone }: HouseFacts,
  question: string,
  today: CalendarDate,
  /** What is known besides. */
  known = '',
): Reply | undefined {
  const words = [...new Set(subjectWords(question, today).map(stem))];
  if (words.length === 0) return undefined;
  const found = passages.find(({ title, text }) => {
    const [titled, told] = [stemsOf(title), stemsOf(`${title} ${text}`)];
    return words.every((word) => told.has(word)) && words.some((word) => titled.has(word));
  });
  return found && inPart(reply(`${known} Our home page says: “${found.title}. ${found.text}”`.trim()), phone);
}

function stemsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? []).map(stem));
}
