import type { NoticeKind } from '@getaway/contracts/http/owner-notices';
import type { Sql } from '@getaway/service-kit/sql';
import type { EmailToSend } from '../delivery/email.rules.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import { isInDigest, keepForDigest, noticeSettings } from './notices.repository.ts';

/** Emails news to the owner as they chose for its kind: at once, in the next digest, or not at all. */
export async function queueNotice(sql: Sql, kind: NoticeKind, email: EmailToSend, now: Date): Promise<void> {
  const mode = (await noticeSettings(sql)).kinds[kind];
  switch (mode) {
    case 'at-once':
      if (!(await isInDigest(sql, email.messageKey))) await queueEmail(sql, email, now);
      return;
    case 'digest':
      return keepForDigest(sql, kind, email, now);
    case 'off':
      return;
    default:
      mode satisfies never;
  }
}
