import type { Sql } from '@getaway/service-kit/sql';
import { findOrCreateGuest } from '../guests/find-or-create-guest.ts';
import type { InboxDeps } from './inbox-deps.ts';
import { findMessageBooking, findThreadGuest } from './reply-recipient.repository.ts';
import type { ReplyOutcome } from './reply-to-thread.ts';
import { findRepeatedMessage } from './find-repeated-message.ts';
import { sendReply, type ReplyDeps } from './send-reply.ts';
import { showMessage } from './show-message.ts';
import { showThread } from './show-thread.ts';
import { lockThreadOf, type ThreadGuest } from './threads.repository.ts';

/** Who staff write to: a guest, or the guest of a booking, on whose page the message is shown. */
type ThreadStart = { readonly guestId: string } | { readonly bookingId: string };

/** Writes to a guest, in their thread or a new one. */
export function startThread(
  deps: InboxDeps & ReplyDeps,
  to: ThreadStart,
  reply: {
    readonly subject: string | null;
    readonly text: string;
    readonly author: string;
    readonly idempotencyKey: string | null;
  },
): Promise<ReplyOutcome> {
  return deps.database.transact(async (_tx, sql): Promise<ReplyOutcome> => {
    const now = deps.now();
    const guest =
      'guestId' in to ? await findThreadGuest(sql, to.guestId) : await guestOf(sql, to.bookingId, now);
    if (!guest) return { ok: false, reason: 'not-found' };
    const id = await lockThreadOf(sql, guest, now);
    const bookingId = 'bookingId' in to ? to.bookingId : null;
    const messageId =
      (await findRepeatedMessage(sql, id, reply)) ??
      (await sendReply(
        deps,
        sql,
        { id, guestId: guest.id, email: guest.email },
        { ...reply, bookingId, status: 'open' },
        now,
      ));
    if (messageId === undefined) return { ok: false, reason: 'no-address' };
    const [thread, message] = [await showThread(deps, sql, id), await showMessage(sql, id, messageId)];
    return thread ? { ok: true, thread, message } : { ok: false, reason: 'not-found' };
  });
}

/** The guest of a booking, created for a booking without one. Undefined for an unknown booking. */
async function guestOf(sql: Sql, bookingId: string, now: Date): Promise<ThreadGuest | undefined> {
  const found = await findMessageBooking(sql, bookingId);
  if (!found) return undefined;
  const { booking } = found;
  const guestId =
    found.guestId ?? (await findOrCreateGuest(sql, { ...booking, partnerName: null }, now, now));
  return findThreadGuest(sql, guestId);
}
