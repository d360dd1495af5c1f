import { Router } from 'express';
import type pg from 'pg';
import { listGuests as listGuestsCall } from '@getaway/contracts/http/guests';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { listGuests } from '../data/guest-list.repository.ts';

/** Spec page 2, section 9. */
const pageSize = 20;

export function guestRoutes(deps: { pool: pg.Pool; guard: SessionGuard }): Router {
  const router = Router();
  mount(router, listGuestsCall, deps.guard.requireStaff, async ({ query }) => {
    const { search, sortBy, sortOrder, limit = pageSize, offset = 0 } = query;
    const { guests, totalCount } = await listGuests(deps.pool, { search, sortBy, sortOrder, limit, offset });
    return { guests, totalCount, hasMore: offset + guests.length < totalCount };
  });
  return router;
}
