import { Router } from 'express';
import {
  readBlockSnapshot as blocksCall,
  readBookingSnapshot as bookingsCall,
  snapshotPageSize,
} from '@getaway/contracts/http/internal-snapshots';
import { internalGuard } from '@getaway/service-kit/http/internal-calls';
import { mount } from '@getaway/service-kit/http/mount';
import type { Database } from '../database/database.ts';
import { readBlockSnapshot } from './read-block-snapshot.ts';
import { readBookingSnapshot } from './read-booking-snapshot.ts';

/** Pages from which other services rebuild their copies, together with later events. */
export function snapshotRoutes(deps: { database: Database; internalToken: string }): Router {
  const router = Router();
  const guard = internalGuard(deps.internalToken);
  const limit = snapshotPageSize;

  mount(router, bookingsCall, guard, async ({ query }) => {
    const entities = await readBookingSnapshot(deps, { after: query.after, limit });
    return { entities, next: nextOf(entities) };
  });

  mount(router, blocksCall, guard, async ({ query }) => {
    const entities = await readBlockSnapshot(deps, { after: query.after, limit });
    return { entities, next: nextOf(entities) };
  });

  return router;
}

/** A page that is not full is the last one. */
function nextOf(entities: readonly { readonly entityId: string }[]): string | null {
  return entities.length < snapshotPageSize ? null : (entities.at(-1)?.entityId ?? null);
}
