import { Router } from 'express';
import {
  listCalendarConflicts,
  resolveCalendarConflict,
  type CalendarConflict,
} from '@getaway/contracts/http/calendar-conflicts';
import type { Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import type { DescribedConflict, DescribedFeed, DescribedStay } from './described-conflict.rules.ts';
import { listConflicts } from './list-conflicts.ts';
import { resolveConflict } from './resolve-conflict.ts';
import { externalInitials } from '../external-stays/external-stay.rules.ts';

/** Lists conflicts for staff, and stores what staff write about them. */
export function calendarConflictRoutes(deps: {
  database: Database;
  guard: SessionGuard;
  now: Clock;
}): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, listCalendarConflicts, requireStaff, async ({ query, response }) => {
    const { conflicts, count } = await listConflicts(deps, query);
    response.set('X-Total-Count', String(count));
    return conflicts.map(onWire);
  });

  mount(router, resolveCalendarConflict, requireStaff, async ({ params, body }) => {
    const conflict = await resolveConflict(deps, params.id, body);
    return conflict ? onWire(conflict) : noSuch('conflict');
  });

  return router;
}

function onWire(conflict: DescribedConflict): CalendarConflict {
  const { booking, feed, external, externalBookingId, otherFeed, otherExternal, otherExternalId } = conflict;
  return {
    id: conflict.id,
    conflictType: conflict.conflictType,
    conflictDate: conflict.conflictDate,
    internalBookingId: conflict.internalBookingId,
    externalBookingId,
    resolution: conflict.resolution,
    isResolved: conflict.isResolved,
    adminNotified: conflict.adminNotified,
    createdAt: conflict.createdAt.toISOString(),
    resolvedAt: conflict.resolvedAt?.toISOString() ?? null,
    reopenedAt: conflict.reopenedAt?.toISOString() ?? null,
    endedAt: conflict.endedAt?.toISOString() ?? null,
    booking: booking && {
      id: booking.bookingId,
      bookingReference: booking.bookingReference,
      guestName: booking.guestName,
      status: booking.status,
      checkInDate: booking.checkInDate,
      checkOutDate: booking.checkOutDate,
    },
    external: stayOnWire(externalBookingId, feed, external),
    otherExternal: stayOnWire(otherExternalId, otherFeed, otherExternal),
  };
}

function stayOnWire(
  id: string | null,
  feed: DescribedFeed | null,
  stay: DescribedStay | null,
): CalendarConflict['external'] {
  if (id === null || !feed || !stay) return null;
  return {
    id,
    feedId: feed.id,
    feedName: feed.name,
    platform: feed.platform,
    kind: stay.kind,
    startDate: stay.from,
    endDate: stay.to,
    guestInitials: externalInitials(stay),
  };
}
