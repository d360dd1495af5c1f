import { Router } from 'express';
import {
  exportEmailSends as exportCall,
  listEmailSends,
  readEmailSend,
  resendEmail,
  retryEmailSend,
  retryEmailSends,
} from '@getaway/contracts/http/email-sends';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { mount, mountFile } from '@getaway/service-kit/http/mount';
import { waitWords } from '@getaway/service-kit/http/wait-words';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { resendBookingEmail, type ResendDeps } from '../booking-emails/resend-booking-email.ts';
import { stayEnded } from '../database/step-of-ended-stay.ts';
import type { SubjectDeps } from '../sequences/fill-subjects.ts';
import type { SequenceDeps } from '../sequences/sequence-deps.ts';
import { exportEmails } from './export-emails.ts';
import { listEmails } from './list-emails.ts';
import { readEmail } from './read-email.ts';
import { retrySend } from './retry-send.ts';
import { retrySends } from './retry-sends.ts';

/** The email log. */
export function emailSendRoutes(
  deps: SequenceDeps & SubjectDeps & ResendDeps & { guard: SessionGuard },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;
  const { pool } = deps.database;

  mount(router, listEmailSends, requireStaff, async ({ query, response }) => {
    const { emails, count } = await listEmails(deps, query);
    response.set('X-Total-Count', String(count));
    return emails;
  });

  // Its address comes before those of single emails.
  mountFile(router, exportCall, requireStaff, async ({ query }) => {
    const content = await exportEmails(deps, query);
    return { name: `emails-${dateInZone(deps.now(), deps.timeZone)}.csv`, content };
  });

  mount(
    router,
    readEmailSend,
    requireStaff,
    async ({ params }) => (await readEmail(pool, params.id)) ?? noSuch('email'),
  );

  mount(router, retryEmailSend, requireStaff, async ({ params }) => {
    const outcome = await retrySend(deps, params.id);
    if (outcome.ok) return outcome.send;
    switch (outcome.reason) {
      case 'not-found':
        return noSuch('email');
      case 'not-failed':
        return new Problem('not-repeatable', { detail: 'Only failed emails can be retried' });
      case 'stay-ended':
        return new Problem('not-repeatable', { detail: stayEnded });
      default:
        return outcome.reason satisfies never;
    }
  });

  mount(router, retryEmailSends, requireStaff, ({ body }) => retrySends(deps, body.ids));

  mount(router, resendEmail, requireStaff, async ({ params }) => {
    const outcome = await resendBookingEmail(deps, params.id);
    if (outcome.ok) return outcome.send;
    switch (outcome.reason) {
      case 'not-found':
        return noSuch('email');
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

  return router;
}
