import type { Answer } from '@getaway/contracts/http/call';
import type { readThread as readThreadCall } from '@getaway/contracts/http/inbox';
import { sqlOf } from '@getaway/service-kit/sql';
import type { InboxDeps } from './inbox-deps.ts';
import { bookingOfReply } from './reply-booking.repository.ts';
import { showThread } from './show-thread.ts';
import { bookingsOfThread, messagePage } from './thread-list.repository.ts';

const messagesOnPage = 100;
const mostBookings = 20;

/** A thread with its newest messages, or those before one of them. Undefined for an unknown thread. */
export async function readThread(
  deps: InboxDeps,
  id: string,
  before: string | undefined,
): Promise<Answer<typeof readThreadCall> | undefined> {
  const sql = sqlOf(deps.database.pool);
  const thread = await showThread(deps, sql, id);
  if (!thread) return undefined;
  const found = await messagePage(sql, id, { before, limit: messagesOnPage + 1 });
  return {
    thread,
    messages: found.slice(-messagesOnPage),
    hasEarlier: found.length > messagesOnPage,
    bookings: await bookingsOfThread(sql, id, mostBookings),
    replyBookingId: await bookingOfReply(sql, id),
  };
}
