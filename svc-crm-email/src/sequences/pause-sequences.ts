import { sqlOf } from '@getaway/service-kit/sql';
import { writePause } from './enrollments.repository.ts';
import type { SequenceDeps } from './sequence-deps.ts';

/** Pauses or resumes all sequences of a guest. Emails that are a day late on resume are skipped. */
export async function pauseSequences(
  deps: SequenceDeps,
  input: { guestId: string; isPaused: boolean },
): Promise<{ pausedAt: Date | null } | undefined> {
  return writePause(sqlOf(deps.database.pool), input.guestId, input.isPaused ? deps.now() : null);
}
