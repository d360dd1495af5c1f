import { Router } from 'express';
import type pg from 'pg';
import { listGuests } from '@getaway/contracts/http/guests';
import type { Clock } from '@getaway/kernel/instant';
import type { WithEntry } from '@getaway/property/entry';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { createGuestList } from './guest-list.ts';

export function guestRoutes(deps: {
  pool: pg.Pool;
  guard: SessionGuard;
  now: Clock;
  property: WithEntry & { readonly timeZone: string };
}): Router {
  const router = Router();
  const list = createGuestList(deps);
  mount(router, listGuests, deps.guard.requireStaff, ({ query }) => list(query));
  return router;
}
