import type pg from 'pg';
import type { Clock } from '@getaway/kernel/instant';
import { findSentAt, keepEngagement } from './engagement.repository.ts';
import { isMachine, type EngagementKind } from './engagement.rules.ts';

export interface VisitDeps {
  readonly pool: pg.Pool;
  readonly isTracking: boolean;
  readonly now: Clock;
}

/**
 * Records that an email was opened or a link clicked, by a person or a program. Records nothing when tracking
 * is off.
 */
export async function recordVisit(
  deps: VisitDeps,
  visit: { sendId: string; kind: EngagementKind; target: string | null; userAgent: string },
): Promise<void> {
  if (!deps.isTracking) return;
  const sentAt = await findSentAt(deps.pool, visit.sendId);
  if (!sentAt) return;
  const { sendId, kind, target, userAgent } = visit;
  const at = deps.now();
  await keepEngagement(deps.pool, {
    sendId,
    kind,
    target,
    isMachine: isMachine({ userAgent, sentAt, at }),
    occurredAt: at,
  });
}
