import type { ThreadMessage } from '@getaway/contracts/http/inbox';
import type { Sql } from '@getaway/service-kit/sql';
import { messagePage } from './thread-list.repository.ts';

/** A stored message as staff see it. */
export async function showMessage(sql: Sql, threadId: string, id: string): Promise<ThreadMessage> {
  const [message] = await messagePage(sql, threadId, { only: id, limit: 1 });
  if (!message) throw new Error('a message that was stored is gone');
  return message;
}
