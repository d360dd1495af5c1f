import type { HouseFacts } from './facts.rules.ts';
import type { LiveTopic } from './live-topics.rules.ts';
import type { Reply } from './reply.rules.ts';

/** A subject that guests ask about. It fits when `asks` matches and `unless` does not. */
export interface Topic {
  readonly asks: RegExp;
  /** Near misses: questions with the same words about something else. */
  readonly unless?: RegExp;
  /** Its words also surround dates ('check in June 9'): where a question names dates and no time, the dates are meant. */
  readonly yieldsToDates?: boolean;
  /** What the house says, or which live data answers it. */
  readonly answer: ((facts: HouseFacts, question: string) => Reply) | { readonly look: LiveTopic };
}

/** The first topic of an ordered list that fits a question: narrow ones come before wide ones. */
export function topicIn(question: string, topics: readonly Topic[]): Topic | undefined {
  return topics.find(({ asks, unless }) => asks.test(question) && unless?.test(question) !== true);
}
