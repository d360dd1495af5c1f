import { addMilliseconds, dayMs, hourMs } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { EmailToSend, WrittenEmail } from '../delivery/email.rules.ts';
import { collectNotice, emailCollected, emailDueSenders, queueCollected } from './collect-notice.ts';
import {
  togetherPrefix,
  visitorEmailsSince,
  waitingOfVisitors,
  wereEmailedTogetherSince,
} from './collected-notices.repository.ts';
import type { DigestEmails } from './digest-emails.ts';
import type { CollectedNotice, WaitingNotice } from './notice.rules.ts';

export interface MessageNoticeDeps {
  readonly emails: DigestEmails;
  readonly ownerEmail: () => string;
  /** After an email about a sender, further messages are collected for this long. */
  readonly noticeEmailMs: number;
  /** Emails in 24 hours about visitors who have not booked, beyond which they are emailed together; 0 means no limit. */
  readonly enquiryEmails: number;
}

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
  if (await hasRoom(deps, sql, notice, now)) {
    await emailCollected(
      sql,
      notice.sender,
      (waiting) => (waiting.length === 1 ? notice.email : furtherMessages(deps, waiting)),
      now,
    );
  } else await emailTogether(deps, sql, now);
}

/** Emails the owner the messages that have waited long enough. */
export async function emailWaitingMessages(deps: MessageNoticeDeps, sql: Sql, now: Date): Promise<void> {
  const email = async (due: { sender: string; isBooked: boolean }): Promise<void> => {
    if (await hasRoom(deps, sql, due, now))
      await emailCollected(sql, due.sender, (waiting) => furtherMessages(deps, waiting), now);
  };
  await emailDueSenders(sql, { kind: 'message', everyMs: deps.noticeEmailMs, email }, now);
  if (!(await hasRoom(deps, sql, { isBooked: false }, now))) await emailTogether(deps, sql, now);
}

/** Guests who have booked are few, and need no limit besides their own. */
async function hasRoom(
  { enquiryEmails }: MessageNoticeDeps,
  sql: Sql,
  { isBooked }: { readonly isBooked: boolean },
  now: Date,
): Promise<boolean> {
  if (isBooked || enquiryEmails === 0) return true;
  return (await visitorEmailsSince(sql, addMilliseconds(now, -dayMs))) < enquiryEmails;
}

function furtherMessages(
  deps: MessageNoticeDeps,
  waiting: readonly [WaitingNotice, ...WaitingNotice[]],
): EmailToSend {
  const { address } = waiting[0];
  return {
    ...toOwner(deps, deps.emails.furtherMessages(waiting), `messages:${newestOf(waiting)}`),
    ...(address === null ? {} : { replyTo: address }),
  };
}

async function emailTogether(deps: MessageNoticeDeps, sql: Sql, now: Date): Promise<void> {
  if (await wereEmailedTogetherSince(sql, addMilliseconds(now, -hourMs))) return;
  const waiting = await waitingOfVisitors(sql);
  if (waiting.length === 0) return;
  const email = deps.emails.messagesTogether(waiting, deps.enquiryEmails);
  await queueCollected(sql, waiting, toOwner(deps, email, `${togetherPrefix}${newestOf(waiting)}`), now);
}

function newestOf(waiting: readonly WaitingNotice[]): string {
  return waiting.at(-1)?.messageKey ?? '';
}

function toOwner(deps: MessageNoticeDeps, email: WrittenEmail, messageKey: string): EmailToSend {
  const about = { guestId: null, bookingId: null };
  return { ...email, ...about, kind: 'owner-digest', messageKey, toAddress: deps.ownerEmail() };
}
