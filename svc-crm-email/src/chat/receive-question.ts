import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Clock } from '@getaway/kernel/instant';
import type { ClientNetworks } from '@getaway/service-kit/http/client-network';
import type { Property } from '@getaway/property';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { countVisitor, type TooMany } from '../enquiries/count-visitor.ts';
import { answerQuestion, type AssistantDeps } from './answer-question.ts';
import { houseFacts } from './house-facts.ts';
import { storeChat } from './chat-messages.repository.ts';
import type { Reply } from './reply.rules.ts';

export interface ChatDeps extends Omit<AssistantDeps, 'facts'> {
  /** Its newest version answers. */
  readonly property: Property;
  readonly database: Database;
  readonly timeZone: string;
  readonly now: Clock;
  /** Messages from one client address or /64 in ten minutes; 0 is without limit. */
  readonly perCustomer: number;
}

/** Answers a visitor's question and stores both, unless their networks have asked too much. */
export async function receiveQuestion(
  deps: ChatDeps,
  { message, networks }: { message: string; networks: ClientNetworks },
): Promise<TooMany | { readonly ok: true; readonly reply: Reply }> {
  const now = deps.now();
  const { pool } = deps.database;
  const allowed = await countVisitor(pool, { purpose: 'chat', networks, perCustomer: deps.perCustomer });
  if (!allowed.ok) return allowed;
  const answer = await answerQuestion(
    { ...deps, facts: houseFacts(deps.property) },
    message,
    dateInZone(now, deps.timeZone),
  );
  const reply = { ...answer, response: withCurlyApostrophes(answer.response) };
  await storeChat(sqlOf(pool), { message, response: reply.response }, now);
  return { ok: true, reply };
}

/** The host's own texts and ours differ in their apostrophes; one answer joins both. */
function withCurlyApostrophes(text: string): string {
  return text.replace(/(?<=\p{L})'/gu, '’');
}
