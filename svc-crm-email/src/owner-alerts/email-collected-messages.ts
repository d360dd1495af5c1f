import type { Sql } from '@getaway/service-kit/sql';
import type { EmailToSend } from '../delivery/email.rules.ts';
import { emailCollected, newestKey } from './collect-notice.ts';
import { messagesEmail, type MessageNoticeDeps } from './message-notice-deps.ts';

/** Emails the owner all messages of one sender that wait. `alone` is the email about the only one. The notices have to be locked. */
export async function emailCollectedMessages(
  deps: MessageNoticeDeps,
  sql: Sql,
  { sender, alone }: { readonly sender: string; readonly alone?: EmailToSend },
  now: Date,
): Promise<void> {
  await emailCollected(
    sql,
    sender,
    (waiting) => {
      if (alone && waiting.length === 1) return alone;
      const key = `messages:${newestKey(waiting)}`;
      const email = messagesEmail(deps.emails.furtherMessages(waiting), deps.ownerEmail(), key);
      const { address } = waiting[0];
      return address === null ? email : { ...email, replyTo: address };
    },
    now,
  );
}
