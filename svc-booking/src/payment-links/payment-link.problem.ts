import { inDollars } from '@getaway/kernel/money';
import { noSuch, Problem } from '@getaway/service-kit/problem';
import type { SendLinkOutcome } from './send-link.ts';
import { whyNoLink } from './sendable-link.rules.ts';
import type { StartLinkPaymentOutcome } from './start-link-payment.ts';

/** Why a payment cannot be started with a link. Undefined for an unknown link. */
export function startProblem(refusal: Extract<StartLinkPaymentOutcome, { ok: false }>): Problem | undefined {
  switch (refusal.reason) {
    case 'unknown-link':
      return undefined;
    case 'not-open':
      return new Problem('link-expired', {
        detail: 'This link can no longer be used to pay. You haven’t been charged.',
        members: { link: refusal.link },
      });
    case 'other-amount':
      return new Problem('price-changed', {
        detail: 'The amount due has changed. You haven’t been charged.',
        members: { link: refusal.link },
      });
    case 'payment-under-way':
      return new Problem('payment-incomplete', {
        detail:
          'A payment for this booking is being processed. Please wait a minute, then open the link again.',
      });
    case 'too-small':
      return new Problem('total-too-small', { detail: whyNoLink('too-small') });
    default:
      return refusal satisfies never;
  }
}

/** Why a link cannot be sent. */
export function sendProblem(refusal: Extract<SendLinkOutcome, { ok: false }>): Problem {
  switch (refusal.reason) {
    case 'not-found':
      return noSuch('booking');
    case 'other-amount':
      return new Problem('changed-meanwhile', {
        detail: `The guest now owes ${inDollars(refusal.amount)}. Check the new amount, then send the link.`,
      });
    case 'too-small':
      return new Problem('total-too-small', { detail: whyNoLink('too-small') });
    default:
      return new Problem('not-awaiting-payment', { detail: whyNoLink(refusal.reason) });
  }
}
