import type { Sql } from '@getaway/service-kit/sql';
import { queueEmail } from '../delivery/queue-email.ts';
import type { ConflictEmails } from './conflict-emails.ts';
import type { ConflictNotice } from './conflict-notice.rules.ts';

/** Queues one email about several conflicts; none for none. */
export async function queueConflictsEmail(
  deps: ConflictEmailDeps,
  sql: Sql,
  notices: readonly ConflictNotice[],
  now: Date,
): Promise<void> {
  const [first] = notices;
  if (!first) return;
  await queueEmail(
    sql,
    {
      ...deps.emails.conflictsFound(notices),
      kind: 'calendar-conflicts',
      // Each conflict is in only one such email.
      messageKey: `calendar-conflicts:${first.conflictId}`,
      toAddress: deps.ownerEmail(),
      guestId: null,
      bookingId: null,
    },
    now,
  );
}

export interface ConflictEmailDeps {
  readonly emails: ConflictEmails;
  readonly ownerEmail: () => string;
  readonly timeZone: string;
  /** After an email about conflicts, further ones are collected for this long. */
  readonly conflictEmailMs: number;
}
