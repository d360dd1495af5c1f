import { addMilliseconds } from '@getaway/kernel/instant';
import type { Sql } from '@getaway/service-kit/sql';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { queueEmail } from '../delivery/queue-email.ts';
import type { ConflictNotice } from './conflict-notice.rules.ts';
import { noteConflict, takeWaitingConflicts } from './conflict-notices.repository.ts';
import { queueConflictsEmail, type ConflictEmailDeps } from './queue-conflicts-email.ts';

interface FoundConflict {
  readonly notice: ConflictNotice;
  readonly write: () => WrittenEmail;
  readonly bookingId: string | null;
}

/** Records a conflict, and queues its email: its own if no other one waits, or one about all that wait. */
export async function queueConflictEmail(
  deps: ConflictEmailDeps,
  sql: Sql,
  now: Date,
  found: FoundConflict,
): Promise<void> {
  const { conflictId } = found.notice;
  await noteConflict(sql, found.notice, now);
  const taken = await takeWaitingConflicts(sql, addMilliseconds(now, -deps.conflictEmailMs), now);
  const isAlone = taken.length === 1 && taken[0]?.conflictId === conflictId;
  if (!isAlone) {
    await queueConflictsEmail(deps, sql, taken, now);
    return;
  }
  await queueEmail(
    sql,
    {
      ...found.write(),
      kind: 'calendar-conflict',
      messageKey: `calendar-conflict:${conflictId}`,
      toAddress: deps.ownerEmail(),
      guestId: null,
      bookingId: found.bookingId,
    },
    now,
  );
}
