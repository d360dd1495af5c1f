import type { Answer } from '@getaway/contracts/http/call';
import { createBookingPaymentIntent } from '@getaway/contracts/http/booking-payment';
import { addMilliseconds, minuteMs, secondMs } from '@getaway/kernel/instant';
import { callApi } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import { retryIdempotent, unansweredWrite } from '../../../writes/retry-idempotent.ts';
import type { IntentRequest } from './intent-request.ts';

export interface PreparedIntent extends Answer<typeof createBookingPaymentIntent> {
  /** Renewed for as long as a hold may be: `holdExpiresAt` is its end. */
  readonly isLastHold: boolean;
}

/** What an answer without `holdSeconds` gives (domain page, 'Booking life'). */
const usualHoldSeconds = 15 * 60;

/** An answer takes seconds; a clock that is wrong is off by more. */
const toleranceMs = minuteMs;

const name = createBookingPaymentIntent.path;

/**
 * Creates or updates this browser's hold and its payment intent. If the hold has ended in the meantime, calls
 * `onHoldEnded` and creates a new one. Throws the API's refusals.
 */
export async function prepareIntent(
  request: IntentRequest,
  holdId: string | null,
  onHoldEnded: () => void,
): Promise<PreparedIntent> {
  const known = holdId ?? (await findUnansweredHold(JSON.stringify(request)));
  if (known === null) return send(JSON.stringify(request));
  try {
    return await send(JSON.stringify({ ...request, holdId: known }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.type !== 'hold-ended') throw error;
    onHoldEnded();
    return send(JSON.stringify(request));
  }
}

/**
 * Recovers a hold whose answer was lost, for example by a reload while the request was under way. The repeated answer
 * sets the cookie that makes these nights the guest's own. Returns whether there was such a hold.
 */
export async function recoverLostHold(): Promise<boolean> {
  const unanswered = unansweredWrite(name);
  return unanswered !== undefined && (await holdOf(unanswered.body)) !== null;
}

/**
 * The end of a hold by this device's clock, as an ISO instant, from the server's, the time left when it answered and the
 * moment at which its answer came. A clock that is minutes off would otherwise let a hold end at once, or never.
 */
export function heldUntil(holdExpiresAt: string, leftMs: number, receivedAt: Date): string {
  const leftHere = Date.parse(holdExpiresAt) - receivedAt.getTime();
  const isClockRight = Math.abs(leftHere - leftMs) <= toleranceMs;
  return isClockRight ? holdExpiresAt : addMilliseconds(receivedAt, leftMs).toISOString();
}

async function send(body: string): Promise<PreparedIntent> {
  const intent = await retryIdempotent({ name, body }, (idempotencyKey) =>
    callApi(createBookingPaymentIntent, { body: JSON.parse(body) as IntentRequest, idempotencyKey }),
  );
  const { holdExpiresAt, holdEndsAt, holdSeconds = usualHoldSeconds } = intent;
  return {
    ...intent,
    holdExpiresAt: heldUntil(holdExpiresAt, holdSeconds * secondMs, new Date()),
    isLastHold: holdExpiresAt === holdEndsAt,
  };
}

/**
 * The id of a hold whose answer was lost: without it, the guest's own hold would block the dates. Repeating the request
 * under its key returns the id.
 */
async function findUnansweredHold(body: string): Promise<string | null> {
  const unanswered = unansweredWrite(name);
  return !unanswered || unanswered.body === body ? null : holdOf(unanswered.body);
}

async function holdOf(unanswered: string): Promise<string | null> {
  try {
    return (await send(unanswered)).holdId;
  } catch {
    return null;
  }
}
