import type { Sql } from '@getaway/service-kit/sql';
import type { EmailToSend } from '../delivery/email.rules.ts';
import {
  emailCollected,
  newestChange,
  newestKey,
  type CollectedNews,
} from '../owner-alerts/collect-notice.ts';
import type { WaitingNotice } from '../owner-alerts/notice.rules.ts';
import { readKnownStay } from './announced-stays.repository.ts';
import type { GuestChangeEmails } from './guest-change-emails.ts';

export interface GuestChangeDeps {
  readonly emails: GuestChangeEmails;
  readonly ownerEmail: () => string;
  /** After an email about the changes of a stay, further ones are collected for this long. */
  readonly noticeEmailMs: number;
}

/** Emails the owner all changes of a stay that wait. The notices have to be locked. */
export function emailCollectedChanges(
  deps: GuestChangeDeps,
  sql: Sql,
  news: CollectedNews,
  now: Date,
): Promise<void> {
  return emailCollected(sql, news, (waiting) => changesEmail(deps, sql, news.sender, waiting), now);
}

async function changesEmail(
  deps: GuestChangeDeps,
  sql: Sql,
  sender: string,
  waiting: readonly [WaitingNotice, ...WaitingNotice[]],
): Promise<EmailToSend> {
  const [first, ...others] = waiting.flatMap(({ amendment }) => amendment ?? []);
  if (first === undefined) throw new Error(`a change without its amendment: ${sender}`);
  const bookingId = first.entityId;
  const newest = await newestChange(sql, sender);
  const known = await readKnownStay(sql, bookingId);
  const address = known?.booking.email ?? waiting[0].address;
  const isCanceled = known === undefined || known.booking.status === 'cancelled';
  return {
    ...deps.emails.stayChangesByGuest([first, ...others], { newest, isCanceled }),
    kind: 'stay-changed-owner',
    messageKey: `collected:${newestKey(waiting)}`,
    toAddress: deps.ownerEmail(),
    ...(address === null ? {} : { replyTo: address }),
    guestId: null,
    bookingId,
  };
}
