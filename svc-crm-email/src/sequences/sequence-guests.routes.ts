import { Router } from 'express';
import {
  enrolGuest as enrolGuestCall,
  sequenceAnalytics,
  sequencesAnalytics,
  sequenceTimeline,
  withdrawGuest as withdrawGuestCall,
} from '@getaway/contracts/http/email-sequences';
import { pauseSequences as pauseSequencesCall } from '@getaway/contracts/http/email-suppressions';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { findSequence } from './email-sequences.repository.ts';
import { countEngagement } from '../delivery/engagement.repository.ts';
import { percentage } from '../delivery/engagement.rules.ts';
import { enrolGuest, pauseSequences, withdrawGuest, type EnrolOutcome } from './enroll-guest.ts';
import { showTimeline, type TimelineDeps } from '../guests/show-timeline.ts';
import { noSuchSequence } from './sequence.problem.ts';

/** Sequences of guests, and their results. */
export function sequenceGuestRoutes(
  deps: TimelineDeps & { guard: SessionGuard; isTracking: boolean },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const { pool, prisma } = deps.database;

  const analyticsOf = async (sequenceId: string | null) => {
    const { totalSent, opened, clicked, converted, machineOpens } = await countEngagement(pool, sequenceId);
    return {
      totalSent,
      openRate: percentage(opened, totalSent),
      clickRate: percentage(clicked, totalSent),
      conversionRate: percentage(converted, totalSent),
      machineOpens,
      isTracking: deps.isTracking,
    };
  };
  mount(router, sequencesAnalytics, requireStaff, () => analyticsOf(null));
  mount(router, sequenceAnalytics, requireStaff, async ({ params }) =>
    (await findSequence(prisma, params)) ? analyticsOf(params.id) : noSuchSequence(),
  );

  mount(
    router,
    sequenceTimeline,
    requireStaff,
    async ({ params, query }) =>
      (await showTimeline(deps, { sequenceId: params.id, guestId: query.guestId })) ??
      new Problem('not-found', { detail: 'No such sequence or guest' }),
  );

  mount(router, enrolGuestCall, requireStaff, async ({ params, body }) => {
    const enrolment = { sequenceId: params.id, guestId: body.guestId };
    const outcome = await enrolGuest(deps, enrolment);
    return outcome.ok
      ? { ...enrolment, enrolledAt: outcome.enrolledAt.toISOString() }
      : enrolProblem(outcome);
  });

  mount(router, withdrawGuestCall, requireStaff, async ({ params }) =>
    (await withdrawGuest(deps, { sequenceId: params.id, guestId: params.guestId }))
      ? undefined
      : new Problem('not-found', { detail: 'This guest isn’t in this sequence' }),
  );

  mount(router, pauseSequencesCall, requireStaff, async ({ params, body }) => {
    const { guestId } = params;
    const paused = await pauseSequences(deps, { guestId, isPaused: body.isPaused });
    return paused ? { guestId, pausedAt: paused.pausedAt?.toISOString() ?? null } : noSuchGuest();
  });

  return router;
}

function noSuchGuest(): Problem {
  return new Problem('not-found', { detail: 'No such guest' });
}

function enrolProblem(outcome: EnrolOutcome & { ok: false }): Problem {
  switch (outcome.reason) {
    case 'no-sequence':
      return noSuchSequence();
    case 'no-guest':
      return noSuchGuest();
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
