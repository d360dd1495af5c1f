import { Router } from 'express';
import {
  payByLink,
  readStaffPaymentLink,
  sendPaymentLink,
  settlePaymentLink,
  viewPaymentLink,
  withdrawPaymentLink,
} from '@getaway/contracts/http/payment-links';
import { decimalFromCents } from '@getaway/kernel/money';
import type { IdempotencyStore } from '@getaway/service-kit/http/idempotency';
import { mount } from '@getaway/service-kit/http/mount';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import { staffOf, type SessionGuard } from '@getaway/service-kit/session/guard';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';
import { countStart, withLinkGuess } from './link-attempts.http.ts';
import { sendProblem, startProblem } from './payment-link.problem.ts';
import { readLink } from './read-link.ts';
import { readStaffLink, type StaffLinkDeps } from './read-staff-link.ts';
import { sendLink } from './send-link.ts';
import { settleLink } from './settle-link.ts';
import { startLinkPayment } from './start-link-payment.ts';
import { withdrawLink } from './withdraw-link.ts';

/** Payment links: guests pay with them, staff send and withdraw them. */
export function paymentLinkRoutes(
  deps: ConfirmDeps &
    StaffLinkDeps & {
      readonly newId: () => string;
      readonly guard: SessionGuard;
      readonly answers: IdempotencyStore;
    },
): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, viewPaymentLink, requireStaff, ({ body, request }) =>
    withLinkGuess(deps, request, body.token, () => readLink(deps, body.token)),
  );

  mount(router, payByLink, requireStaff, ({ body, request, correlationId }) =>
    withLinkGuess(deps, request, body.token, async () => {
      const refused = await countStart(deps, body.token);
      if (refused) return refused;
      const shownAmount = body.amount.toFixed(2);
      const started = await startLinkPayment(deps, { token: body.token, shownAmount, correlationId });
      if (!started.ok) return startProblem(started);
      const { clientSecret, paymentIntentId, amount } = started;
      return { clientSecret, paymentIntentId, amount: decimalFromCents(amount) };
    }),
  );

  mount(router, settlePaymentLink, requireStaff, ({ body, request, correlationId }) =>
    withLinkGuess(deps, request, body.token, () => settleLink(deps, { token: body.token, correlationId })),
  );

  mount(router, readStaffPaymentLink, requireStaff, async ({ params }) => {
    return (await readStaffLink(deps, params.id)) ?? noSuch('booking');
  });

  mount(
    router,
    sendPaymentLink,
    requireStaff,
    async ({ params, body, response, correlationId }) => {
      const outcome = await sendLink(deps, {
        bookingId: params.id,
        shownAmount: body.amount,
        actor: staffOf(response).username,
        correlationId,
      });
      return outcome.ok ? outcome.link : sendProblem(outcome);
    },
    { answers: deps.answers },
  );

  mount(router, withdrawPaymentLink, requireStaff, async ({ params, response, correlationId }) => {
    const actor = staffOf(response).username;
    const outcome = await withdrawLink(deps, { bookingId: params.id, actor, correlationId });
    if (outcome.ok) return outcome.link;
    if (outcome.reason === 'not-found') return noSuch('booking');
    if (outcome.reason === 'already-paid')
      return new Problem('changed-meanwhile', {
        detail: 'Nothing is left to pay with this link, so there’s nothing to withdraw.',
      });
    return new Problem('changed-meanwhile', {
      detail: 'The link is withdrawn, but the guest has just paid with it.',
    });
  });
  return router;
}
