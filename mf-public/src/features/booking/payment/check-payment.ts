import * as v from 'valibot';
import { checkBookingPayment } from '@getaway/contracts/http/booking-payment';
import { calendarDateField } from '@getaway/contracts/http/fields';
import { quoteSchema } from '@getaway/contracts/http/quote';
import { callApi } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import type { PreparedIntent } from './prepare-intent.ts';

const heldStaySchema = v.object({
  checkInDate: calendarDateField,
  checkOutDate: calendarDateField,
  quote: quoteSchema,
});

/** What this browser holds by now, after another tab changed it. */
export type HeldStay = v.InferOutput<typeof heldStaySchema>;

/** Why a payment that was prepared must not be made. */
export type Outdated = { status: 'changed'; held: HeldStay } | { status: 'hold-over'; atPayment: true };

/** What this tab shows: the nights and the total that were prepared here. */
export function shownStay({ quote }: PreparedIntent, checkOut: HeldStay['checkOutDate']) {
  return {
    checkInDate: quote.nights[0]?.date ?? checkOut,
    checkOutDate: checkOut,
    totalAmount: quote.total,
  };
}

/**
 * Asks right before the card is charged whether that books exactly what this tab shows. Undefined when it does; throws
 * when nobody could say.
 */
export async function checkPayment(
  intent: PreparedIntent,
  checkOut: HeldStay['checkOutDate'],
): Promise<Outdated | undefined> {
  const { holdId, paymentIntentId } = intent;
  try {
    await callApi(checkBookingPayment, {
      body: { holdId, paymentIntentId, ...shownStay(intent, checkOut) },
    });
    return undefined;
  } catch (error) {
    const outdated = outdatedBy(error);
    if (outdated) return outdated;
    throw error;
  }
}

/** Whether a refusal says that somebody else has got the dates. */
export function isDatesTaken(error: unknown): error is ApiError {
  return error instanceof ApiError && error.type === 'dates-taken';
}

/** What a refusal says about the hold; undefined when it is about something else. */
export function outdatedBy(error: unknown): Outdated | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.type === 'hold-ended') return { status: 'hold-over', atPayment: true };
  const held = v.safeParse(heldStaySchema, error.problem);
  return error.type === 'booking-changed' && held.success
    ? { status: 'changed', held: held.output }
    : undefined;
}
