import { randomUUID } from 'node:crypto';
import type { Sql } from '@getaway/service-kit/sql';
import type { GuestChangeEmails } from '../booking-emails/guest-change-emails.ts';
import { lockNotices } from '../database/notices-lock.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import type { DigestEmails } from './digest-emails.ts';
import { lastDigestTime, type WaitingNotice } from './notice.rules.ts';
import { noticeSettings } from './notice-settings.repository.ts';
import { takeForDigest } from './notices.repository.ts';

interface DigestDeps {
  readonly emails: DigestEmails & Pick<GuestChangeEmails, 'listGuestChanges'>;
  readonly ownerEmail: () => string;
  readonly timeZone: string;
}

/** Emails the owner the news that were collected until the last time for a digest, in one email; none for none. */
export async function emailDigest(deps: DigestDeps, sql: Sql, now: Date): Promise<void> {
  const { digest } = await noticeSettings(sql);
  const messageKey = `owner-digest:${randomUUID()}`;
  await lockNotices(sql);
  const notices = await takeForDigest(sql, lastDigestTime(digest, now, deps.timeZone), messageKey);
  if (notices.length === 0) return;
  await queueEmail(
    sql,
    {
      ...deps.emails.ownerDigest(withMergedChanges(deps, notices)),
      kind: 'owner-digest',
      messageKey,
      toAddress: deps.ownerEmail(),
      guestId: null,
      bookingId: null,
    },
    now,
  );
}

/** Several changes of one stay are one entry, in the place of the last one. */
function withMergedChanges({ emails }: DigestDeps, notices: readonly WaitingNotice[]): WaitingNotice[] {
  const ofSender = new Map<string, WaitingNotice[]>();
  for (const notice of notices)
    if (notice.sender !== null && notice.amendment !== null)
      ofSender.set(notice.sender, [...(ofSender.get(notice.sender) ?? []), notice]);
  return notices.flatMap((notice) => {
    const same = notice.sender === null ? undefined : ofSender.get(notice.sender);
    if (same === undefined) return notice;
    if (same.at(-1) !== notice) return [];
    const [first, ...others] = same.flatMap(({ amendment }) => amendment ?? []);
    if (first === undefined || others.length === 0) return notice;
    const { subject, text } = emails.listGuestChanges([first, ...others]);
    return { ...notice, subject, listed: { ...notice.listed, text } };
  });
}
