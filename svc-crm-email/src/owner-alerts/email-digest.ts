import { randomUUID } from 'node:crypto';
import type { Sql } from '@getaway/service-kit/sql';
import { lockNotices } from '../database/notices-lock.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import type { DigestEmails } from './digest-emails.ts';
import { lastDigestTime } from './notice.rules.ts';
import { noticeSettings } from './notice-settings.repository.ts';
import { takeForDigest } from './notices.repository.ts';

/** Emails the owner the news that were collected until the last time for a digest, in one email; none for none. */
export async function emailDigest(
  deps: { readonly emails: DigestEmails; readonly ownerEmail: () => string; readonly timeZone: string },
  sql: Sql,
  now: Date,
): Promise<void> {
  const { digest } = await noticeSettings(sql);
  const messageKey = `owner-digest:${randomUUID()}`;
  await lockNotices(sql);
  const notices = await takeForDigest(sql, lastDigestTime(digest, now, deps.timeZone), messageKey);
  if (notices.length === 0) return;
  await queueEmail(
    sql,
    {
      ...deps.emails.ownerDigest(notices),
      kind: 'owner-digest',
      messageKey,
      toAddress: deps.ownerEmail(),
      guestId: null,
      bookingId: null,
    },
    now,
  );
}
