import { Problem, ProblemError } from '@getaway/service-kit/problem';
import type { Sql } from '@getaway/service-kit/sql';
import { messageByKey } from './threads.repository.ts';

/**
 * The id of the message that a request with the same Idempotency-Key stored; undefined for a new key or none. Call it while
 * the thread is locked.
 *
 * @throws ProblemError `idempotency-key-reused` when that message has another text: an answer with it would tell the sender
 * that the new text arrived.
 */
export async function findRepeatedMessage(
  sql: Sql,
  threadId: string,
  { text, idempotencyKey }: { readonly text: string; readonly idempotencyKey: string | null },
): Promise<string | undefined> {
  const stored = await messageByKey(sql, threadId, idempotencyKey);
  if (stored && stored.text !== text) throw new ProblemError(new Problem('idempotency-key-reused'));
  return stored?.id;
}
