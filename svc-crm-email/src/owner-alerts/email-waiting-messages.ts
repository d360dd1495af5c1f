import type { Sql } from '@getaway/service-kit/sql';
import { emailDueSenders } from './collect-notice.ts';
import { emailCollectedMessages } from './email-collected-messages.ts';
import { emailMessagesTogether } from './email-messages-together.ts';
import { hasRoomForMessage } from './message-limit.ts';
import type { MessageNoticeDeps } from './message-notice-deps.ts';
import type { DueSender } from './notice.rules.ts';

/** Emails the owner the messages that have waited long enough. */
export async function emailWaitingMessages(deps: MessageNoticeDeps, sql: Sql, now: Date): Promise<void> {
  const hasRoom = (isBooked: boolean): Promise<boolean> =>
    hasRoomForMessage(sql, { isBooked, most: deps.enquiryEmails }, now);
  const email = async ({ sender, isBooked }: DueSender): Promise<void> => {
    if (await hasRoom(isBooked)) await emailCollectedMessages(deps, sql, { sender }, now);
  };
  await emailDueSenders(sql, { kind: 'message', everyMs: deps.noticeEmailMs, email }, now);
  if (!(await hasRoom(false))) await emailMessagesTogether(deps, sql, now);
}
