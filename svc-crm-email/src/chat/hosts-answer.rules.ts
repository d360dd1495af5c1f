import type { HouseFacts } from './facts.rules.ts';
import { reply, unknown, type Reply } from './reply.rules.ts';

/** The answer that the host wrote in the property file; without one the assistant says that it doesn't know. */
export function hostsAnswer(topic: keyof HouseFacts['answers']): (facts: HouseFacts) => Reply {
  return (facts) => {
    const written = facts.answers[topic];
    return written === undefined ? unknown(facts.phone) : reply(written);
  };
}
