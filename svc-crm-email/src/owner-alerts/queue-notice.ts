import type { NoticeKind } from '@getaway/contracts/http/owner-notices';
import type { Sql } from '@getaway/service-kit/sql';
import { queueEmail } from '../delivery/queue-email.ts';
import type { OwnerNotice } from './notice.rules.ts';
import { noticeSettings } from './notice-settings.repository.ts';
import { insertNotice, isInDigest } from './notices.repository.ts';

/** Emails news to the owner as they chose for its kind: at once, in the next digest, or not at all. */
export async function queueNotice(sql: Sql, kind: NoticeKind, notice: OwnerNotice, now: Date): Promise<void> {
  const { email } = notice;
  const mode = (await noticeSettings(sql)).kinds[kind];
  switch (mode) {
    case 'at-once':
      if (!(await isInDigest(sql, email.messageKey))) await queueEmail(sql, email, now);
      return;
    case 'digest':
      await insertNotice(sql, kind, notice, 'digest', now);
      return;
    case 'off':
      return;
    default:
      mode satisfies never;
  }
}
