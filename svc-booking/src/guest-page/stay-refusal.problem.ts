import { decimalFromCents, inDollars } from '@getaway/kernel/money';
import { Problem } from '@getaway/service-kit/problem';
import type { StaffRefusal } from '../bookings/staff-refusal.ts';
import { staffProblem } from '../bookings/staff-refusal.problem.ts';
import type { CancelOwnStayOutcome } from './cancel-own-stay.ts';
import type { ChangeOwnDetailsOutcome } from './change-own-details.ts';
import type { ChangeOwnStayOutcome } from './change-own-stay.ts';
import type { PayOwnStayOutcome } from './pay-own-stay.ts';
import { cancellationOnWire, changeOnWire } from './stay-view.http.ts';

type Refusal<Outcome> = Exclude<Outcome, { readonly ok: true }>;

/** Why a guest cannot change their stay. Undefined when the booking no longer exists. */
export function changeProblem(refusal: Refusal<ChangeOwnStayOutcome>): Problem | undefined {
  if (refusal.reason !== 'other-total') return guestProblem(refusal);
  return new Problem('changed-meanwhile', {
    detail: 'The price has changed. Nothing was saved. Please check the new price first.',
    members: { preview: changeOnWire(refusal.preview) },
  });
}

/** Why a guest cannot cancel. */
export function cancelProblem(refusal: Refusal<CancelOwnStayOutcome>): Problem | undefined {
  if (refusal.reason !== 'other-refund') return guestProblem(refusal);
  return new Problem('changed-meanwhile', {
    detail: `The refund would now be ${inDollars(refusal.refund.refund)}. Your booking wasn’t canceled. Please check the new amount first.`,
    members: { preview: cancellationOnWire(refusal.booking, refusal.refund) },
  });
}

/** Why guests, times or requests cannot be changed. */
export function detailsProblem(refusal: Refusal<ChangeOwnDetailsOutcome>): Problem | undefined {
  if (refusal.reason !== 'hours-not-offered') return guestProblem(refusal);
  const { path, message } = refusal.fault;
  const errors = [{ path: path.replace('bookingData.', ''), message }];
  return new Problem('hours-not-offered', { detail: message, errors });
}

/** Why a payment cannot be started. */
export function payProblem(refusal: Refusal<PayOwnStayOutcome>): Problem | undefined {
  switch (refusal.reason) {
    case 'not-found':
      return undefined;
    case 'not-possible-now':
      return new Problem('not-possible-now', { detail: refusal.whyNot });
    case 'other-amount':
      return new Problem('price-changed', {
        detail: 'The amount due has changed. You haven’t been charged.',
        members: { amount: decimalFromCents(refusal.amount) },
      });
    case 'payment-under-way':
      return new Problem('payment-incomplete', {
        detail: 'A payment for this booking is being processed. Please wait a minute, then try again.',
      });
    case 'too-small':
      return new Problem('total-too-small', { detail: 'Card payments start at $0.50.' });
    default:
      return refusal satisfies never;
  }
}

/** Refusals that staff get too, in words for guests. */
export function guestProblem(refusal: StaffRefusal): Problem | undefined {
  switch (refusal.reason) {
    case 'not-found':
      return undefined;
    case 'dates-taken':
      return new Problem('dates-taken', {
        detail: 'Some of these nights are taken. Please choose other dates.',
        members: { dates: refusal.dates },
      });
    case 'payment-under-way':
      return new Problem('changed-meanwhile', {
        detail: 'Your card payment is being processed right now. Please try again in a minute.',
      });
    case 'changed-meanwhile':
    case 'outdated-preview':
      return new Problem('changed-meanwhile', {
        detail: 'Your booking was changed in the meantime. Please check it and try again.',
      });
    case 'payment-disputed':
      return new Problem('not-refundable', {
        detail: 'Your bank is reviewing a dispute about your payment. Please write to us.',
      });
    default:
      return staffProblem(refusal);
  }
}
