import { Router } from 'express';
import { cleanupDuplicates, type CalendarDuplicateGroup } from '@getaway/contracts/http/calendar-duplicates';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import type { PossibleDuplicate } from './duplicates.rules.ts';
import { externalInitials } from '../external-stays/external-stay.rules.ts';
import { cleanDuplicates } from './clean-duplicates.ts';
import type { ConflictDeps } from '../conflicts/detect-conflicts.ts';

/** Finds duplicates and removes them. */
export function calendarDuplicateRoutes(
  deps: ConflictDeps & { database: Database; guard: SessionGuard },
): Router {
  const router = Router();
  mount(router, cleanupDuplicates, deps.guard.requireStaff, async ({ body, correlationId }) => {
    const groups = await cleanDuplicates(deps, { dryRun: body.dryRun, correlationId });
    const duplicateGroups = groups.map(({ type, kept, removed }): CalendarDuplicateGroup => ({
      type,
      count: removed.length + 1,
      startDate: kept.startDate,
      endDate: kept.endDate,
      kept: onWire(kept),
      removed: removed.map(onWire),
    }));
    const duplicatesRemoved = groups.reduce((sum, { removed }) => sum + removed.length, 0);
    return { duplicatesRemoved, duplicateGroups };
  });
  return router;
}

function onWire(stay: PossibleDuplicate): CalendarDuplicateGroup['kept'] {
  return {
    id: stay.id,
    feedId: stay.feedId,
    feedName: stay.feedName,
    platform: stay.platform,
    kind: stay.kind,
    guestInitials: externalInitials(stay),
    firstSeen: stay.createdAt.toISOString(),
  };
}
