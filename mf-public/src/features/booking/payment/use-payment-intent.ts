import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import { createBookingPaymentIntent } from '@getaway/contracts/http/booking-payment';
import { callApi } from '@getaway/web-kit/api-client';
import { ApiError } from '@getaway/web-kit/api-error';
import type { IntentRequest } from './intent-request.ts';

export type PreparedIntent = Answer<typeof createBookingPaymentIntent>;

export type IntentState =
  | { status: 'preparing' }
  | { status: 'ready'; intent: PreparedIntent }
  | { status: 'failed' }
  | { status: 'hold-over' };

interface PaymentIntentOptions {
  /** Null while the payment is not wanted or the price is not known; what is prepared is then left as it is. */
  request: IntentRequest | null;
  holdId: string | null;
  onHeld: (holdId: string) => void;
  onHoldEnded: () => void;
  onRefused: (error: unknown) => void;
}

interface PaymentIntent {
  state: IntentState;
  prepareAgain: () => void;
  endHold: () => void;
}

interface Settled {
  key: string;
  state: IntentState;
}

/** Typing in the details must not make a call for each letter. */
const debounceMs = 500;

/**
 * Prepares the card payment and keeps it up to date: one hold and one intent per browser, called only when the
 * booking, its price or its add-ons differ from what was prepared. Calls never overtake each other, so that the
 * second always names the hold of the first.
 */
export function usePaymentIntent(options: PaymentIntentOptions): PaymentIntent {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled>();
  const queue = useRef(Promise.resolve());
  const holdId = useRef(options.holdId);
  const body = options.request && JSON.stringify(options.request);
  const key = body && `${attempt} ${body}`;
  const isSettled = key !== null && settled?.key === key;

  const prepare = useEffectEvent(async (request: IntentRequest, isWanted: () => boolean) => {
    try {
      const intent = await createOrChange(request, holdId.current, () => {
        holdId.current = null;
        options.onHoldEnded();
      });
      holdId.current = intent.holdId;
      options.onHeld(intent.holdId);
      if (isWanted() && key) setSettled({ key, state: { status: 'ready', intent } });
    } catch (error) {
      if (!isWanted() || !key) return;
      setSettled({ key, state: { status: 'failed' } });
      options.onRefused(error);
    }
  });

  useEffect(() => {
    if (!body || isSettled) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      queue.current = queue.current.then(() =>
        wanted ? prepare(JSON.parse(body) as IntentRequest, () => wanted) : undefined,
      );
    }, debounceMs);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [body, attempt, isSettled]);

  return {
    state: isSettled ? settled.state : { status: 'preparing' },
    prepareAgain: useCallback(() => setAttempt((last) => last + 1), []),
    endHold: useCallback(
      () => setSettled((last) => last && { key: last.key, state: { status: 'hold-over' } }),
      [],
    ),
  };
}

/** Changes the hold; when it has ended meanwhile, asks for a new one. */
async function createOrChange(
  request: IntentRequest,
  holdId: string | null,
  onHoldEnded: () => void,
): Promise<PreparedIntent> {
  const idempotencyKey = crypto.randomUUID();
  if (holdId === null) return callApi(createBookingPaymentIntent, { body: request, idempotencyKey });
  try {
    return await callApi(createBookingPaymentIntent, { body: { ...request, holdId }, idempotencyKey });
  } catch (error) {
    if (!(error instanceof ApiError) || error.type !== 'hold-ended') throw error;
    onHoldEnded();
    return createOrChange(request, null, onHoldEnded);
  }
}
