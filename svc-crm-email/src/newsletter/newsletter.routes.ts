import { Router } from 'express';
import { subscribeToNewsletter } from '@getaway/contracts/http/newsletter';
import { clientNetworks } from '@getaway/service-kit/http/client-network';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import { Problem } from '@getaway/service-kit/problem';
import { subscribe, type SubscribeDeps } from './subscribe.ts';
import { tooManyProblem } from '../too-many-requests.problem.ts';

/** The same answer for everyone, so that it does not reveal who is on the list. */
const thanks = { message: 'Thank you! Your personal code is on its way to your inbox.' };
const pendingThanks = {
  message:
    'Thank you! Please confirm your email address with the link in our email, and we’ll send your code.',
};
/** The house hides its offer page, but a page that was opened before still has the form. */
const offerEnded = new Problem('not-offered', {
  detail: 'This offer has ended. We haven’t sent you a code.',
});
const tooManySignups = (wait: string): string =>
  `Many people just signed up from here. Please try again ${wait}.`;

export function newsletterRoutes(deps: SubscribeDeps & { guard: SessionGuard; perCustomer: number }): Router {
  const router = Router();
  mount(router, subscribeToNewsletter, deps.guard.requireStaff, async ({ body, request, correlationId }) => {
    const { website, ...signup } = body;
    if (website !== undefined) return thanks;
    if (!deps.property.policies.weekdayPage) return offerEnded;
    const outcome = await subscribe(deps, {
      signup,
      networks: clientNetworks(request.ip ?? ''),
      perCustomer: deps.perCustomer,
      correlationId,
    });
    if (!outcome.ok) return tooManyProblem(outcome, tooManySignups);
    return outcome.isPending ? pendingThanks : thanks;
  });
  return router;
}
