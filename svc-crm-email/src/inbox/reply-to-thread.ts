import type { Thread, ThreadMessage } from '@getaway/contracts/http/inbox';
import type { InboxDeps } from './inbox-deps.ts';
import { findRepeatedMessage } from './find-repeated-message.ts';
import { bookingOfReply } from './reply-booking.repository.ts';
import { sendReply, type ReplyDeps } from './send-reply.ts';
import { showMessage } from './show-message.ts';
import { showThread } from './show-thread.ts';
import { lockThread } from './threads.repository.ts';

export type ReplyOutcome =
  | { readonly ok: true; readonly thread: Thread; readonly message: ThreadMessage }
  | { readonly ok: false; readonly reason: 'not-found' | 'no-address' };

/** Emails a reply to the guest of a thread. It is shown on the page of one booking at most, see `bookingOfReply`. */
export function replyToThread(
  deps: InboxDeps & ReplyDeps,
  id: string,
  reply: {
    readonly text: string;
    readonly author: string;
    readonly closes: boolean;
    readonly idempotencyKey: string | null;
  },
): Promise<ReplyOutcome> {
  return deps.database.transact(async (_tx, sql): Promise<ReplyOutcome> => {
    const locked = await lockThread(sql, id);
    if (!locked) return { ok: false, reason: 'not-found' };
    const bookingId = await bookingOfReply(sql, id);
    const status = reply.closes ? 'closed' : 'open';
    const messageId =
      (await findRepeatedMessage(sql, id, reply)) ??
      (await sendReply(
        deps,
        sql,
        { id, ...locked },
        { ...reply, subject: null, bookingId, status },
        deps.now(),
      ));
    if (messageId === undefined) return { ok: false, reason: 'no-address' };
    const [thread, message] = [await showThread(deps, sql, id), await showMessage(sql, id, messageId)];
    return thread ? { ok: true, thread, message } : { ok: false, reason: 'not-found' };
  });
}
