import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { unusualWords } from './date-question.rules.ts';

/** Words that questions about the house are asked with; like those of every question they say nothing of a subject. */
const asking = new Set(
  `add allow allowed anywhere arrange bring close exactly far found full guests include included inside located location mean
  near nearby nearest offer offered ok okay outside policy property provide provided put real really rule rules small actually there's
  town tv use using want wants work works yours dont don't does doesn't cant can't won't`.split(/\s+/),
);

/** What a question is about: its words, in lower case, without those of dates and those that most questions have. */
export function subjectWords(question: string, today: CalendarDate): string[] {
  return unusualWords(question, today).filter((word) => !asking.has(word));
}

/** 'parking' and 'parks' are 'park'. */
export function stem(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:ing|ed|es|s)$/, '');
}
