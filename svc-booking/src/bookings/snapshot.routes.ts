import { Router } from 'express';
import {
  readBlockSnapshot,
  readBookingSnapshot,
  snapshotPageSize,
} from '@getaway/contracts/http/internal-snapshots';
import { internalGuard } from '@getaway/service-kit/http/internal-calls';
import { mount } from '@getaway/service-kit/http/mount';
import type { Database } from '../database/database.ts';
import { blocksAfter, bookingsAfter } from './snapshots.repository.ts';
import { bookingState } from './publish-booking-event.ts';

/** Pages from which other services rebuild their copies, together with later events. */
export function snapshotRoutes(deps: { database: Database; internalToken: string }): Router {
  const router = Router();
  const guard = internalGuard(deps.internalToken);
  const { prisma } = deps.database;
  const limit = snapshotPageSize;

  mount(router, readBookingSnapshot, guard, async ({ query }) => {
    const bookings = await bookingsAfter(prisma, { after: query.after, limit });
    return { entities: bookings.map(bookingState), next: nextOf(bookings.map(({ id }) => id)) };
  });

  mount(router, readBlockSnapshot, guard, async ({ query }) => {
    const entities = await blocksAfter(prisma, { after: query.after, limit });
    return { entities, next: nextOf(entities.map(({ entityId }) => entityId)) };
  });

  return router;
}

/** A page that is not full is the last one. */
function nextOf(ids: readonly string[]): string | null {
  return ids.length < snapshotPageSize ? null : (ids.at(-1) ?? null);
}
