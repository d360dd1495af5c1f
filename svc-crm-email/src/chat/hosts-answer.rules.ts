import type { HouseFacts } from './facts.rules.ts';
import { quoteRules } from './quote-rules.rules.ts';
import { reply, unknown, type Reply } from './reply.rules.ts';

/**
 * The answer that the host wrote in the property file. Without one, the house rules about the question are quoted; without
 * those, the assistant says that it doesn't know.
 */
export function hostsAnswer(
  topic: keyof HouseFacts['answers'],
): (facts: HouseFacts, question: string) => Reply {
  return (facts, question) => {
    const written = facts.answers[topic];
    return written === undefined ? (quoteRules(facts, question) ?? unknown(facts.phone)) : reply(written);
  };
}
