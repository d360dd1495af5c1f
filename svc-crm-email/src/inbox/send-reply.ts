import { randomUUID } from 'node:crypto';
import type { ThreadStatus } from '@getaway/contracts/http/inbox';
import { isErasedAddress } from '@getaway/contracts/events/guest';
import type { Sql } from '@getaway/service-kit/sql';
import { queueEmail } from '../delivery/queue-email.ts';
import { addressOf, findMessageBooking, firstNameOf } from './reply-recipient.repository.ts';
import type { ThreadEmails } from './thread-emails.ts';
import { replyKey } from './thread.rules.ts';
import { insertReply, isBegunByGuest } from './threads.repository.ts';

export interface ReplyDeps {
  readonly emails: ThreadEmails;
  /** The house's own address, where answers go. */
  readonly houseEmail: () => string;
}

/** What staff write in a thread. */
export interface Reply {
  /** Of the email; null for the usual one of the thread. */
  readonly subject: string | null;
  readonly text: string;
  /** The account of staff. */
  readonly author: string;
  readonly idempotencyKey: string | null;
  /** The booking on whose page it is shown; null for none. */
  readonly bookingId: string | null;
  /** The status of the thread afterwards. */
  readonly status: ThreadStatus;
}

/**
 * Stores a reply in a locked thread and queues its email. A reply about a booking goes to the address of that booking, others
 * to the guest's. Returns the id of the message, or undefined when the person was erased.
 */
export async function sendReply(
  deps: ReplyDeps,
  sql: Sql,
  thread: { readonly id: string; readonly guestId: string | null; readonly email: string },
  reply: Reply,
  now: Date,
): Promise<string | undefined> {
  const { guestId } = thread;
  const booking =
    reply.bookingId === null ? undefined : (await findMessageBooking(sql, reply.bookingId))?.booking;
  const toAddress = booking?.email ?? (await addressOf(sql, guestId)) ?? thread.email;
  if (isErasedAddress(toAddress)) return undefined;
  const isAnswer = await isBegunByGuest(sql, thread.id);
  const id = randomUUID();
  await insertReply(sql, thread.id, { ...reply, id }, now);
  const firstName = booking?.firstName ?? (await firstNameOf(sql, guestId));
  await queueEmail(
    sql,
    {
      ...deps.emails.threadReply({ subject: reply.subject, text: reply.text, firstName, booking, isAnswer }),
      kind: 'thread-reply',
      messageKey: replyKey(id),
      toAddress,
      replyTo: deps.houseEmail(),
      guestId,
      bookingId: booking?.entityId ?? null,
    },
    now,
  );
  return id;
}
