import type { Answer } from '@getaway/contracts/http/call';
import { createBookingPaymentIntent } from '@getaway/contracts/http/booking-payment';
import { secondMs } from '@getaway/kernel/instant';
import { callApi } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import { askUntilAnswered, unansweredWrite } from './ask-until-answered.ts';
import { heldUntil } from './held-until.ts';
import type { IntentRequest } from './intent-request.ts';

export interface PreparedIntent extends Answer<typeof createBookingPaymentIntent> {
  /** Renewed for as long as a hold may be: `holdExpiresAt` is its end. */
  readonly isLastHold: boolean;
}

/** What an answer without `holdSeconds` gives (domain page, 'Booking life'). */
const usualHoldSeconds = 15 * 60;

const name = createBookingPaymentIntent.path;

/**
 * Makes this browser's hold with its payment intent, or changes it. When the hold has ended meanwhile, `onHoldEnded`
 * is told and a new one is made. Throws the API's refusals.
 */
export async function prepareIntent(
  request: IntentRequest,
  holdId: string | null,
  onHoldEnded: () => void,
): Promise<PreparedIntent> {
  const known = holdId ?? (await findUnheardHold(JSON.stringify(request)));
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
 * Asks once more for a hold whose answer never came, as after a reload in that moment; with the answer comes the cookie
 * that says whose nights they are. Tells whether there was such a hold.
 */
export async function hearLostHold(): Promise<boolean> {
  const unheard = unansweredWrite(name);
  return unheard !== undefined && (await holdOf(unheard.body)) !== null;
}

async function send(body: string): Promise<PreparedIntent> {
  const intent = await askUntilAnswered({ name, body }, (idempotencyKey) =>
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
 * A hold whose answer got lost would be in the way of its own guest: asked for again under its key, it says who it is.
 */
async function findUnheardHold(body: string): Promise<string | null> {
  const unheard = unansweredWrite(name);
  return !unheard || unheard.body === body ? null : holdOf(unheard.body);
}

async function holdOf(unheard: string): Promise<string | null> {
  try {
    return (await send(unheard)).holdId;
  } catch {
    return null;
  }
}
