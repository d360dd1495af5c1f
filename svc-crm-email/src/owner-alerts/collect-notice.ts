import type { NoticeKind } from '@getaway/contracts/http/owner-notices';
import { addMilliseconds } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { Amendment } from '../booking-emails/merge-amendments.rules.ts';
import { lockNotices } from '../database/notices-lock.ts';
import type { EmailToSend } from '../delivery/email.rules.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import {
  dueSenders,
  markEmailed,
  newestAmendment,
  waitingOf,
  wasEmailedSince,
} from './collected-notices.repository.ts';
import type { CollectedNotice, DueSender, WaitingNotice } from './notice.rules.ts';
import { noticeSettings } from './notice-settings.repository.ts';
import { insertNotice } from './notices.repository.ts';

/** Senders in one transaction of the job. The next run continues. */
const mostSenders = 100;

/**
 * Stores news that one sender can cause many times, as the owner chose for its kind. Returns whether the owner may be emailed
 * about this sender now: they chose to be, and the last such email is `everyMs` old. The notices are locked then.
 */
export async function collectNotice(
  sql: Sql,
  kind: NoticeKind,
  notice: CollectedNotice,
  everyMs: number,
  now: Date,
): Promise<boolean> {
  const mode = (await noticeSettings(sql)).kinds[kind];
  if (mode === 'off') return false;
  const isNew = await insertNotice(sql, kind, notice, mode === 'digest' ? 'digest' : 'email', now);
  if (!isNew || mode === 'digest') return false;
  await lockNotices(sql);
  return !(await wasEmailedSince(sql, notice.sender, addMilliseconds(now, -everyMs)));
}

/** A sender whose news wait; `alone` is the email if only one does. */
export interface CollectedNews {
  readonly sender: string;
  readonly alone?: EmailToSend;
}

/** Emails the owner all that waits of one sender, as `write` does for several. The notices have to be locked. */
export async function emailCollected(
  sql: Sql,
  { sender, alone }: CollectedNews,
  write: (waiting: readonly [WaitingNotice, ...WaitingNotice[]]) => EmailToSend | Promise<EmailToSend>,
  now: Date,
): Promise<void> {
  const [first, ...others] = await waitingOf(sql, sender);
  if (!first) return;
  const email = alone && others.length === 0 ? alone : await write([first, ...others]);
  await queueCollected(sql, [first, ...others], email, now);
}

/** Records an email with the news that it contains. */
export async function queueCollected(
  sql: Sql,
  notices: readonly WaitingNotice[],
  email: EmailToSend,
  now: Date,
): Promise<void> {
  await queueEmail(sql, email, now);
  await markEmailed(sql, notices, email.messageKey, now);
}

/** Calls `email` for each sender whose news have waited long enough, after locking the notices. */
export async function emailDueSenders(
  sql: Sql,
  { kind, everyMs, email }: { kind: NoticeKind; everyMs: number; email: (due: DueSender) => Promise<void> },
  now: Date,
): Promise<void> {
  await lockNotices(sql);
  const due = await dueSenders(sql, kind, addMilliseconds(now, -everyMs), mostSenders);
  for (const sender of due) await email(sender);
}

/** The newest change that is stored of a stay, whether it was emailed or not. */
export function newestChange(sql: Sql, sender: string): Promise<Amendment | undefined> {
  return newestAmendment(sql, sender);
}

/** The occasion of the newest of some news, which is in no other email. */
export function newestKey(waiting: readonly WaitingNotice[]): string {
  return waiting.at(-1)?.messageKey ?? '';
}
