import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { countRules } from './counts.rules.ts';
import type { PlacedToken } from './date-token.rules.ts';
import { withDateWordsSpelled, withDaysInDigits } from './date-words.rules.ts';
import { dayRules } from './days.rules.ts';
import { holidayRules } from './holidays.rules.ts';
import { looseRules } from './loose.rules.ts';
import { spanRules } from './spans.rules.ts';

const rules = [...countRules, ...holidayRules, ...dayRules, ...spanRules, ...looseRules];
const word = /[\p{L}\p{N}']+|[^\p{L}\p{N}']/uy;

/** The message as the rules read it: dates spelled right and in digits, one kind of dash. */
export function dateText(question: string): string {
  return withDaysInDigits(withDateWordsSpelled(question.replace(/[‐‑‒–—―−]/gu, '-')));
}

/** Everything in a text that is about dates, in order. Each place is read once, by the first rule that fits. */
export function dateTokens(text: string, today: CalendarDate): PlacedToken[] {
  const tokens: PlacedToken[] = [];
  for (let at = 0; at < text.length;) {
    const token = tokenAt(text, at, today);
    const end = token?.end ?? endOfWord(text, at);
    if (token) tokens.push(token);
    // Digits glued to letters, as in '9june11', may be a date that no rule reads.
    else if (/\d/.test(text.slice(at, end))) tokens.push({ kind: 'unclear', at, end });
    at = end;
  }
  return tokens;
}

/** What a message says besides dates, and numbers that are no dates. */
export function withoutDates(question: string, today: CalendarDate): string {
  const text = dateText(question);
  let rest = '';
  let at = 0;
  for (const token of dateTokens(text, today)) {
    rest += `${text.slice(at, token.at)} `;
    at = token.kind === 'no-date' ? token.at : token.end;
  }
  return rest + text.slice(at);
}

function tokenAt(text: string, at: number, today: CalendarDate): PlacedToken | undefined {
  for (const { reads, token } of rules) {
    reads.lastIndex = at;
    const match = reads.exec(text);
    if (!match) continue;
    const end = at + match[0].length;
    const made = token(match, { text, at, end, today });
    if (made) return { ...made, at, end };
  }
  return undefined;
}

function endOfWord(text: string, at: number): number {
  word.lastIndex = at;
  return at + (word.exec(text)?.[0].length ?? 1);
}
