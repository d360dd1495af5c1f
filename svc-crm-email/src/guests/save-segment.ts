import { mostSegments, type GuestSegment } from '@getaway/contracts/http/guest-segments';
import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { countSegments, insertSegment } from './guest-segments.repository.ts';

export type SaveOutcome =
  | { readonly ok: true; readonly segment: GuestSegment }
  | { readonly ok: false; readonly reason: 'name-taken' | 'too-many' };

/** Saves filters of the list of guests for all staff, under a name of their own. */
export function saveSegment(
  deps: { readonly database: Database; readonly now: Clock },
  segment: Pick<GuestSegment, 'name' | 'filters'> & { readonly createdBy: string },
): Promise<SaveOutcome> {
  return deps.database.transact(async (_tx, sql): Promise<SaveOutcome> => {
    if ((await countSegments(sql)) >= mostSegments) return { ok: false, reason: 'too-many' };
    const saved = await insertSegment(sql, segment, deps.now());
    return saved ? { ok: true, segment: saved } : { ok: false, reason: 'name-taken' };
  });
}
