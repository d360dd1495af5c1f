import { Router } from 'express';
import {
  listEmailSends,
  readEmailSend,
  resendEmail,
  retryEmailSend,
} from '@getaway/contracts/http/email-sends';
import {
  listSuppressions as listSuppressionsCall,
  releaseSuppression,
} from '@getaway/contracts/http/email-suppressions';
import { mount } from '@getaway/service-kit/http/mount';
import { waitWords } from '@getaway/service-kit/http/wait-words';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { findSend, listSends } from './email-send-list.repository.ts';
import { listSuppressions } from './suppressions.repository.ts';
import { fillSubjects, type SubjectDeps } from '../templates/fill-subjects.ts';
import { resendBookingEmail, type ResendDeps } from '../booking-emails/resend-booking-email.ts';
import { retrySend } from './retry-send.ts';
import type { SequenceDeps } from '../sequences/save-sequence.ts';
import { release } from '../newsletter/unsubscribe.ts';

/** Domain page, HTTP. */
const pageSize = 100;

/** The email log, and the addresses that get no marketing. */
export function emailSendRoutes(
  deps: SequenceDeps & SubjectDeps & ResendDeps & { guard: SessionGuard },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const { pool, prisma } = deps.database;

  mount(router, listEmailSends, requireStaff, async ({ query, response }) => {
    const { search, status, bookingId, from, to, when, limit = pageSize, offset = 0 } = query;
    const { sends, count } = await listSends(
      pool,
      { search, status, bookingId, from, to, when, limit, offset },
      { timeZone: deps.timeZone, now: deps.now() },
    );
    response.set('X-Total-Count', String(count));
    const subjects = await fillSubjects(deps, sends);
    return sends.map((send) => ({ ...send, subject: subjects.get(send.id) ?? send.subject }));
  });

  mount(
    router,
    readEmailSend,
    requireStaff,
    async ({ params }) => (await findSend(pool, params.id)) ?? noSuchEmail(),
  );

  mount(router, retryEmailSend, requireStaff, async ({ params }) => {
    const outcome = await retrySend(deps, params.id);
    if (outcome.ok) return outcome.send;
    return outcome.reason === 'not-found'
      ? noSuchEmail()
      : new Problem('not-repeatable', { detail: 'Only failed emails can be retried' });
  });

  mount(router, resendEmail, requireStaff, async ({ params }) => {
    const outcome = await resendBookingEmail(deps, params.id);
    if (outcome.ok) return outcome.send;
    switch (outcome.reason) {
      case 'not-found':
        return noSuchEmail();
      case 'not-resendable':
        return new Problem('not-repeatable', { detail: outcome.detail });
      case 'too-many': {
        const { retryAfterSeconds } = outcome;
        const detail = `This booking’s emails were just sent again several times. Try again ${waitWords(retryAfterSeconds)}.`;
        return new Problem('too-many-requests', { detail, retryAfterSeconds });
      }
      default:
        return outcome satisfies never;
    }
  });

  mount(router, listSuppressionsCall, requireStaff, async ({ query, response }) => {
    const { suppressions, count } = await listSuppressions(prisma, query);
    response.set('X-Total-Count', String(count));
    return suppressions;
  });

  mount(router, releaseSuppression, requireStaff, async ({ params }) =>
    (await release(deps, params.id))
      ? undefined
      : new Problem('not-found', { detail: 'No such suppression' }),
  );

  return router;
}

function noSuchEmail(): Problem {
  return new Problem('not-found', { detail: 'No such email' });
}
