import type { Answer } from '@getaway/contracts/http/call';
import type { sequencesAnalytics } from '@getaway/contracts/http/email-sequences';
import type { Database } from '../database/database.ts';
import { percentage } from '../delivery/engagement.rules.ts';
import { countEngagement } from './analytics.repository.ts';
import { findSequence } from './email-sequences.repository.ts';

/** The results of the emails of a sequence, or of all of them. Undefined for an unknown sequence. */
export async function readAnalytics(
  deps: { readonly database: Database; readonly isTracking: boolean },
  sequenceId: string | null,
): Promise<Answer<typeof sequencesAnalytics> | undefined> {
  const { pool, prisma } = deps.database;
  if (sequenceId !== null && !(await findSequence(prisma, { id: sequenceId }))) return undefined;
  const { totalSent, opened, clicked, converted, machineOpens } = await countEngagement(pool, sequenceId);
  return {
    totalSent,
    openRate: percentage(opened, totalSent),
    clickRate: percentage(clicked, totalSent),
    conversionRate: percentage(converted, totalSent),
    machineOpens,
    isTracking: deps.isTracking,
  };
}
