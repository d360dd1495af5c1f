import { Router } from 'express';
import {
  createGuestSegment,
  deleteGuestSegment,
  listGuestSegments,
  mostSegments,
} from '@getaway/contracts/http/guest-segments';
import type { Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { invalidFields } from '../invalid-fields.problem.ts';
import { listSegments } from './list-segments.ts';
import { removeSegment } from './remove-segment.ts';
import { saveSegment } from './save-segment.ts';

/** Filters of the list of guests that staff save for all staff. */
export function guestSegmentRoutes(deps: {
  readonly database: Database;
  readonly guard: SessionGuard;
  readonly now: Clock;
}): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, listGuestSegments, requireStaff, () => listSegments(deps));

  mount(router, createGuestSegment, requireStaff, async ({ body, response }) => {
    const outcome = await saveSegment(deps, { ...body, createdBy: staffOf(response).username });
    if (outcome.ok) return outcome.segment;
    if (outcome.reason === 'too-many') return invalidFields([{ path: 'name', message: tooMany }]);
    const message = 'Another segment has this name';
    return new Problem('already-exists', { detail: message, errors: [{ path: 'name', message }] });
  });

  mount(router, deleteGuestSegment, requireStaff, async ({ params }) =>
    (await removeSegment(deps, params.id)) ? undefined : noSuch('segment'),
  );

  return router;
}

const tooMany = `${mostSegments} segments are saved already: delete one first`;
