import { Router } from 'express';
import {
  deleteGuest,
  eraseGuest as eraseCall,
  mergeGuests as mergeCall,
  previewGuestMerge,
} from '@getaway/contracts/http/guests';
import type { Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { eraseGuest } from './erase-guest.ts';
import { mergeGuests } from './merge-guests.ts';
import { previewMerge } from './preview-merge.ts';
import { removeGuest } from './remove-guest.ts';

/** Merges, removes and erases guests. */
export function guestRemovalRoutes(deps: { database: Database; guard: SessionGuard; now: Clock }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, previewGuestMerge, requireStaff, async ({ params }) => {
    const outcome = await previewMerge(sqlOf(deps.database.pool), params);
    return outcome.ok ? outcome : mergeProblem(outcome.reason);
  });

  mount(router, mergeCall, requireStaff, async ({ params, body }) => {
    const outcome = await mergeGuests(deps, { ...params, ...body });
    return outcome.ok ? outcome.guest : mergeProblem(outcome.reason);
  });

  mount(router, deleteGuest, requireStaff, async ({ params }) =>
    (await removeGuest(deps, params.guestId)) ? undefined : noSuch('guest'),
  );

  mount(router, eraseCall, requireStaff, async ({ params, body, correlationId }) => {
    const outcome = await eraseGuest(deps, { ...params, ...body, correlationId });
    if (outcome.ok) return undefined;
    if (outcome.reason === 'not-found') return noSuch('guest');
    const message = 'This isn’t the guest’s email address';
    return new Problem('invalid-request', { detail: message, errors: [{ path: 'email', message }] });
  });

  return router;
}

function mergeProblem(reason: 'not-found' | 'same-guest'): Problem {
  return reason === 'not-found'
    ? noSuch('guest')
    : new Problem('not-offered', { detail: 'A guest can’t be merged with themselves' });
}
