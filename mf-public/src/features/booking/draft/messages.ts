import * as v from 'valibot';
import { promoRefusals, type PromoRefusal } from '@getaway/contracts/http/promo-codes';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { ApiError } from '@getaway/web-kit/api-error';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { property } from '../../../property.ts';

function failure(title: string, description: string): ToastMessage {
  return { title, description, variant: 'destructive' };
}

function news(title: string, description: string): ToastMessage {
  return { title, description };
}

/** Texts of the specification's error list (spec page 1, section 8) that more than one place shows. */
export const datesUnavailable: ToastMessage = failure(
  'Dates Unavailable',
  'These dates are already booked. Please select different dates.',
);

export const availabilityFailed: ToastMessage = failure(
  'Error',
  'Failed to check availability. Please try again.',
);

export const invalidPromo: ToastMessage = failure(
  'Invalid Promotion Code',
  'Please check your code and try again.',
);

export const intentFailed: ToastMessage = failure('Error', 'Failed to initialize payment. Please try again.');

export const priceChanged = news(
  'Price Updated',
  'The price of your stay has changed. Please check the new total before you pay.',
);

/** The price is as it was, but not the time to cancel or to pay. */
export const termsChanged = news(
  'Terms Updated',
  'The terms of your stay have changed. Please check them before you pay.',
);

export const checkInTimeReset: ToastMessage = {
  title: 'Check-in Time Updated',
  description: `Your check-in time is back to ${formatTimeOfDay(property.checkIn.time)} because early check-in is no longer part of your stay.`,
};

export function checkInTimeChanged(checkInTime: string): ToastMessage {
  return {
    title: 'Check-in Time Updated',
    description: `Your check-in time is now ${formatTimeOfDay(checkInTime)}. You can change it below your add-ons.`,
  };
}

export const paidNotSaved = news(
  'Payment Successful',
  "Payment completed but there was an issue saving your booking. We'll contact you shortly.",
);

export const bookingFailed: ToastMessage = failure(
  'Booking Failed',
  'There was an issue creating your booking. Please try again.',
);

/** Why a call refused the promotion code; undefined when the refusal was about something else. */
export function promoRefusalOf(error: unknown): PromoRefusal | undefined {
  if (!(error instanceof ApiError) || error.type !== 'promo-invalid') return undefined;
  const parsed = v.safeParse(v.picklist(promoRefusals), error.problem?.['reason']);
  return parsed.success ? parsed.output : 'unknown';
}

/** What a guest can do about the rule that a stay breaks; undefined when a call was refused for something else. */
export function brokenRuleOf(error: unknown): string | undefined {
  const problem = error instanceof ApiError && error.type === 'invalid-request' ? error.problem : undefined;
  return problem?.['reason'] ? problem.detail : undefined;
}

/** Beside the toast of an invalid code, which a code that nobody could look at gets too (section 8). */
export const promoUnchecked = 'We couldn’t check this code. Please try again in a moment.';

/** What a guest can do about a promotion code that does not hold. */
export function promoRefusalWords(refusal: PromoRefusal): string {
  switch (refusal) {
    case 'weekdays-only':
      return 'This code is for Monday through Thursday nights only. Choose weekday dates to use it.';
    case 'expired':
      return 'This code has expired.';
    case 'used-up':
      return 'This code has no uses left.';
    case 'inactive':
    case 'unknown':
      return 'We don’t recognize this code. Please check the spelling.';
    default:
      return refusal satisfies never;
  }
}
