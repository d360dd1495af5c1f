import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { normalizeEmail } from '../guests/guest.rules.ts';
import { addGuestMessage } from './add-guest-message.ts';
import { missingMessages } from './carried-messages.repository.ts';

/**
 * Adds the contact messages without a thread to threads: those that the previous version stored while this one was being
 * started. The migration added all earlier ones.
 */
export async function carryOverMessages(deps: {
  readonly database: Database;
  readonly now: Clock;
}): Promise<void> {
  await deps.database.transact(async (_tx, sql) => {
    for (const { guestId, email, createdAt, ...message } of await missingMessages(sql)) {
      const guest = { id: guestId, email: normalizeEmail(email) };
      const rest = { kind: 'enquiry', bookingId: null, conversation: [], idempotencyKey: null } as const;
      await addGuestMessage(sql, guest, { ...message, ...rest }, createdAt);
    }
  });
}
