import type { ConflictFound, PlatformConflictFound } from '@getaway/contracts/events/calendar';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { addMilliseconds } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import { noteConflict, takeWaitingConflicts } from './conflict-notices.repository.ts';
import { enqueueEmail } from '../delivery/email-sends.repository.ts';
import type { ConflictNotice } from './conflict-notice.rules.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import type { ConflictEmails } from './conflict-emails.ts';
import { noticeOfConflict, noticeOfPlatformConflict } from './conflict-notices.ts';

export interface ConflictEmailDeps {
  readonly emails: ConflictEmails;
  readonly ownerEmail: string;
  readonly timeZone: string;
  /** After an email about conflicts, further ones are collected for this long. */
  readonly conflictEmailMs: number;
}

/**
 * Emails the owner that another platform has nights of a booking, once per conflict and not for past stays:
 * at once, or collected when the last such email is recent.
 */
export async function announceConflict(
  deps: ConflictEmailDeps,
  sql: Sql,
  conflict: ConflictFound,
  now: Date,
): Promise<void> {
  if (isOver(deps, conflict.booking.checkOutDate, now)) return;
  await announce(deps, sql, now, {
    notice: noticeOfConflict(conflict),
    write: () => deps.emails.conflictFound(conflict),
    bookingId: conflict.booking.bookingId,
  });
}

/** The same for a night that two platforms have. */
export async function announcePlatformConflict(
  deps: ConflictEmailDeps,
  sql: Sql,
  conflict: PlatformConflictFound,
  now: Date,
): Promise<void> {
  if (isOver(deps, conflict.external.to, now)) return;
  await announce(deps, sql, now, {
    notice: noticeOfPlatformConflict(conflict),
    write: () => deps.emails.platformConflictFound(conflict),
    bookingId: null,
  });
}

/** Emails all waiting conflicts in one email, unless the last one is too recent. */
export async function emailWaitingConflicts(deps: ConflictEmailDeps, sql: Sql, now: Date): Promise<void> {
  await emailTogether(deps, sql, await takeWaiting(deps, sql, now), now);
}

interface Announced {
  readonly notice: ConflictNotice;
  readonly write: () => WrittenEmail;
  readonly bookingId: string | null;
}

async function announce(deps: ConflictEmailDeps, sql: Sql, now: Date, found: Announced): Promise<void> {
  const { conflictId } = found.notice;
  await noteConflict(sql, found.notice, now);
  const taken = await takeWaiting(deps, sql, now);
  const isAlone = taken.length === 1 && taken[0]?.conflictId === conflictId;
  if (!isAlone) {
    await emailTogether(deps, sql, taken, now);
    return;
  }
  await enqueueEmail(
    sql,
    {
      ...found.write(),
      kind: 'calendar-conflict',
      messageKey: `calendar-conflict:${conflictId}`,
      toAddress: deps.ownerEmail,
      guestId: null,
      bookingId: found.bookingId,
    },
    now,
  );
}

async function emailTogether(
  deps: ConflictEmailDeps,
  sql: Sql,
  notices: readonly ConflictNotice[],
  now: Date,
): Promise<void> {
  const [first] = notices;
  if (!first) return;
  await enqueueEmail(
    sql,
    {
      ...deps.emails.conflictsFound(notices),
      kind: 'calendar-conflicts',
      // Each conflict is in only one such email.
      messageKey: `calendar-conflicts:${first.conflictId}`,
      toAddress: deps.ownerEmail,
      guestId: null,
      bookingId: null,
    },
    now,
  );
}

function takeWaiting(deps: ConflictEmailDeps, sql: Sql, now: Date): Promise<ConflictNotice[]> {
  return takeWaitingConflicts(sql, addMilliseconds(now, -deps.conflictEmailMs), now);
}

function isOver({ timeZone }: ConflictEmailDeps, lastDay: CalendarDate, now: Date): boolean {
  return lastDay < dateInZone(now, timeZone);
}
