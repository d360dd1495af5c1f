import type { Sql } from '@getaway/service-kit/sql';
import { collectNotice } from './collect-notice.ts';
import { emailCollectedMessages } from './email-collected-messages.ts';
import { emailMessagesTogether } from './email-messages-together.ts';
import { hasRoomForMessage } from './message-limit.ts';
import type { MessageNoticeDeps } from './message-notice-deps.ts';
import type { CollectedNotice } from './notice.rules.ts';

/**
 * Emails the owner a message at once, unless an email about the same sender is recent: then it waits for the next one. Beyond
 * the daily limit, the messages of all visitors who have not booked come together, once an hour.
 */
export async function queueMessageNotice(
  deps: MessageNoticeDeps,
  sql: Sql,
  notice: CollectedNotice,
  now: Date,
): Promise<void> {
  if (!(await collectNotice(sql, 'message', notice, deps.noticeEmailMs, now))) return;
  const { sender, isBooked, email: alone } = notice;
  if (await hasRoomForMessage(sql, { isBooked, most: deps.enquiryEmails }, now))
    await emailCollectedMessages(deps, sql, { sender, alone }, now);
  else await emailMessagesTogether(deps, sql, now);
}
