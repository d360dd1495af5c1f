import type { HouseFacts } from './facts.rules.ts';
import { reply, termsLink, type Reply } from './reply.rules.ts';
import { rulesAbout } from './rules-about.rules.ts';

/** The house rules about a question, word for word; undefined where none is about it. */
export function quoteRules({ houseRules }: HouseFacts, question: string): Reply | undefined {
  const rules = rulesAbout(houseRules, question);
  return rules.length === 0 ? undefined : reply(`Our house rules say: “${rules.join(' ')}”`, termsLink);
}
