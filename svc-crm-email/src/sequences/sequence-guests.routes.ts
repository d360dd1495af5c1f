import { Router } from 'express';
import {
  enrollGuest as enrollGuestCall,
  sequenceAnalytics,
  sequencesAnalytics,
  sequenceTimeline,
  withdrawGuest as withdrawGuestCall,
} from '@getaway/contracts/http/email-sequences';
import { pauseSequences as pauseSequencesCall } from '@getaway/contracts/http/email-suppressions';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { enrollGuest, type EnrollOutcome } from './enroll-guest.ts';
import { pauseSequences } from './pause-sequences.ts';
import { readAnalytics } from './read-analytics.ts';
import { showTimeline, type TimelineDeps } from './show-timeline.ts';
import { withdrawGuest } from './withdraw-guest.ts';

/** Sequences of guests, and their results. */
export function sequenceGuestRoutes(
  deps: TimelineDeps & { guard: SessionGuard; isTracking: boolean },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(
    router,
    sequencesAnalytics,
    requireStaff,
    async () => (await readAnalytics(deps, null)) ?? noSuch('sequence'),
  );

  mount(
    router,
    sequenceAnalytics,
    requireStaff,
    async ({ params }) => (await readAnalytics(deps, params.id)) ?? noSuch('sequence'),
  );

  mount(
    router,
    sequenceTimeline,
    requireStaff,
    async ({ params, query }) =>
      (await showTimeline(deps, { sequenceId: params.id, guestId: query.guestId })) ??
      noSuch('sequence or guest'),
  );

  mount(router, enrollGuestCall, requireStaff, async ({ params, body }) => {
    const enrollment = { sequenceId: params.id, guestId: body.guestId };
    const outcome = await enrollGuest(deps, enrollment);
    return outcome.ok
      ? { ...enrollment, enrolledAt: outcome.enrolledAt.toISOString() }
      : enrollProblem(outcome);
  });

  mount(router, withdrawGuestCall, requireStaff, async ({ params }) =>
    (await withdrawGuest(deps, { sequenceId: params.id, guestId: params.guestId }))
      ? undefined
      : new Problem('not-found', { detail: 'This guest isn’t in this sequence' }),
  );

  mount(router, pauseSequencesCall, requireStaff, async ({ params, body }) => {
    const { guestId } = params;
    const paused = await pauseSequences(deps, { guestId, isPaused: body.isPaused });
    return paused ? { guestId, pausedAt: paused.pausedAt?.toISOString() ?? null } : noSuch('guest');
  });

  return router;
}

function enrollProblem(outcome: EnrollOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'no-sequence':
      return noSuch('sequence');
    case 'no-guest':
      return noSuch('guest');
    case 'not-manual':
      return new Problem('not-manual', {
        detail: 'This sequence starts automatically with each booking, so guests can’t be added by hand',
      });
    case 'enrolled':
      return new Problem('already-exists', { detail: 'This guest already exists in this sequence' });
    default:
      return outcome.reason satisfies never;
  }
}
