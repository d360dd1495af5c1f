import { Router } from 'express';
import type pg from 'pg';
import { listGuests as listGuestsCall } from '@getaway/contracts/http/guests';
import { addMilliseconds, dayMs, type Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { keptGuestFinds } from './guest-finds.repository.ts';
import { guestStats, listGuests } from './guest-list.repository.ts';

/** Spec page 2, section 9. */
const pageSize = 20;
const recentContactMs = 7 * dayMs;

export function guestRoutes(deps: { pool: pg.Pool; guard: SessionGuard; now: Clock }): Router {
  const router = Router();
  const list = { pool: deps.pool, finds: keptGuestFinds(deps.pool) };
  mount(router, listGuestsCall, deps.guard.requireStaff, async ({ query }) => {
    const { limit = pageSize, offset = 0 } = query;
    const [{ guests, totalCount }, stats] = await Promise.all([
      listGuests(list, { ...query, limit, offset }),
      guestStats(list, addMilliseconds(deps.now(), -recentContactMs)),
    ]);
    return { guests, totalCount, hasMore: offset + guests.length < totalCount, stats };
  });
  return router;
}
