import type { Sql } from '@getaway/service-kit/sql';
import { normalizeEmail } from '../guests/guest.rules.ts';
import { findRepeatedMessage } from './find-repeated-message.ts';
import { findDoubleSubmit, insertGuestMessage, lockThreadOf } from './threads.repository.ts';
import type { GuestMessage } from './thread.rules.ts';

/**
 * Adds what a guest wrote to their thread, which opens. A double submit adds nothing and returns the stored message. Call it
 * in a transaction that has locked the guest.
 */
export async function addGuestMessage(
  sql: Sql,
  guest: { readonly id: string; readonly email: string },
  message: GuestMessage,
  now: Date,
): Promise<{ readonly isNew: boolean; readonly id: string; readonly threadId: string }> {
  const owner = { id: guest.id, email: normalizeEmail(guest.email), name: message.author };
  const threadId = await lockThreadOf(sql, owner, now);
  const known =
    (await findRepeatedMessage(sql, threadId, message)) ??
    (await findDoubleSubmit(sql, threadId, message, now));
  if (known !== undefined) return { isNew: false, id: known, threadId };
  await insertGuestMessage(sql, threadId, message, now);
  return { isNew: true, id: message.id, threadId };
}
