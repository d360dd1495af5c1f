import { addMilliseconds, hourMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { newestKey, queueCollected } from './collect-notice.ts';
import {
  togetherPrefix,
  waitingOfVisitors,
  wereEmailedTogetherSince,
} from './collected-notices.repository.ts';
import { messagesEmail, type MessageNoticeDeps } from './message-notice-deps.ts';

/** Emails the owner all messages that wait of visitors who have not booked, once an hour. The notices have to be locked. */
export async function emailMessagesTogether(deps: MessageNoticeDeps, sql: Sql, now: Date): Promise<void> {
  if (await wereEmailedTogetherSince(sql, addMilliseconds(now, -hourMs))) return;
  const waiting = await waitingOfVisitors(sql);
  if (waiting.length === 0) return;
  const email = deps.emails.messagesTogether(waiting, deps.enquiryEmails);
  const key = `${togetherPrefix}${newestKey(waiting)}`;
  await queueCollected(sql, waiting, messagesEmail(email, deps.ownerEmail(), key), now);
}
