import { confirmFreeBooking, type ConfirmFreeOutcome } from '../bookings/confirm-free-booking.ts';
import type { ShownStay } from '../payments/check-payment.ts';
import {
  confirmPaidBooking,
  type ConfirmDeps,
  type ConfirmOutcome,
} from '../payments/confirm-paid-booking.ts';

/** Completes the booking of a guest: by its card payment, or without one when nothing is due. */
export function completeBooking(
  deps: ConfirmDeps,
  input: {
    /** Undefined when nothing is due. */
    paymentIntentId: string | undefined;
    holdId: string;
    shown: ShownStay | undefined;
    correlationId: string;
  },
): Promise<ConfirmOutcome | ConfirmFreeOutcome> {
  const { paymentIntentId, correlationId } = input;
  return paymentIntentId === undefined
    ? confirmFreeBooking(deps, input)
    : confirmPaidBooking(deps, { paymentIntentId, correlationId });
}
