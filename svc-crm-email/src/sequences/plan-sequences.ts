import { addDays, dateInZone } from '@getaway/kernel/calendar-date';
import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { wakeEmailWorker } from '../delivery/wake-email-worker.ts';
import { planSequence, type Sequence } from './sequence-plan.rules.ts';
import {
  lockPlans,
  readActiveSequences,
  readEnrolledRecipients,
  readStayRecipients,
  writePlan,
  type PlanScope,
} from './step-sends.repository.ts';

/** How many days a trigger may be after the booking, which is never after check-in. */
const longestTriggerDays = 366;

/**
 * Updates the queued sequence emails to match bookings, sequences and enrollments, in the transaction of the
 * change.
 */
export async function planSequences(
  deps: { timeZone: string },
  tx: Tx,
  sql: Sql,
  input: { scope: PlanScope; now: Date },
): Promise<void> {
  const { scope, now } = input;
  const { timeZone } = deps;
  await lockPlans(sql);
  const sequences = await readActiveSequences(tx, scope);
  const from = addDays(dateInZone(now, timeZone), -longestTriggerDays - longestDelayDays(sequences));
  const stays = await readStayRecipients(sql, scope, from);
  const enrolled = scope.bookingId === undefined ? await readEnrolledRecipients(sql, scope) : [];
  const planned = sequences.flatMap((sequence) =>
    [...stays, ...enrolled.filter(({ sequenceId }) => sequenceId === sequence.id)].flatMap((recipient) =>
      planSequence(sequence, recipient, timeZone),
    ),
  );
  await writePlan(sql, scope, planned, now);
  await wakeEmailWorker(sql);
}

function longestDelayDays(sequences: readonly Sequence[]): number {
  const days = sequences.flatMap(({ steps }) =>
    steps.map(({ delay }) => (delay.unit === 'days' ? delay.value : Math.ceil(delay.value / 24))),
  );
  return Math.max(1, ...days);
}
