import type { HouseFacts } from './facts.ts';
import type { Reply } from './reply.ts';

/** Something that guests ask about and that does not change from day to day. */
export interface Topic {
  readonly asks: RegExp;
  readonly answer: (facts: HouseFacts) => Reply;
}
