import type { Sql } from '@getaway/service-kit/sql';
import { emailCollected, newestKey, type CollectedNews } from './collect-notice.ts';
import { messagesEmail, type MessageNoticeDeps } from './message-notice-deps.ts';

/** Emails the owner all messages of one sender that wait. The notices have to be locked. */
export function emailCollectedMessages(
  deps: MessageNoticeDeps,
  sql: Sql,
  news: CollectedNews,
  now: Date,
): Promise<void> {
  return emailCollected(
    sql,
    news,
    (waiting) => {
      const key = `messages:${newestKey(waiting)}`;
      const email = messagesEmail(deps.emails.furtherMessages(waiting), deps.ownerEmail(), key);
      const { address } = waiting[0];
      return address === null ? email : { ...email, replyTo: address };
    },
    now,
  );
}
