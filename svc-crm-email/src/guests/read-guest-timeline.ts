import type { TimelineEntry } from '@getaway/contracts/http/guest-details';
import { sqlOf } from '@getaway/service-kit/sql';
import { fillSubjects, type SubjectDeps } from '../sequences/fill-subjects.ts';
import { findGuest } from './guest-details.repository.ts';
import { timelineOf } from './guest-timeline.repository.ts';

/**
 * The timeline of a guest, newest first, with the subjects that queued emails would have now. Undefined for an unknown
 * guest.
 */
export async function readGuestTimeline(
  deps: SubjectDeps,
  guestId: string,
): Promise<TimelineEntry[] | undefined> {
  const sql = sqlOf(deps.database.pool);
  if (!(await findGuest(sql, guestId))) return undefined;
  const entries = await timelineOf(sql, guestId);
  const sends = entries.filter(({ kind }) => kind === 'send');
  const filled = await fillSubjects(
    deps,
    sql,
    sends.map(({ id, title }) => ({ id, subject: title })),
  );
  const subjects = new Map(filled.map(({ id, subject }) => [id, subject]));
  return entries.map((entry) => ({ ...entry, title: subjects.get(entry.id) ?? entry.title }));
}
