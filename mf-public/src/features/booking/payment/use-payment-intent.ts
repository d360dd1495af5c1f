import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiError } from '@getaway/web-kit/api-error';
import type { HeldStay, Outdated } from './check-payment.ts';
import { prepareIntent, type PreparedIntent } from './prepare-intent.ts';
import type { IntentRequest } from './intent-request.ts';

export type IntentState =
  | { status: 'preparing' }
  | { status: 'ready'; intent: PreparedIntent }
  /** `tooSmall`: no card can be charged so little. */
  | { status: 'failed'; tooSmall: boolean }
  /** `atPayment`: found when the guest pressed Complete, who is looking elsewhere on the page. */
  | { status: 'hold-over'; atPayment?: true }
  /** Another tab changed the hold after it was prepared here. */
  | { status: 'changed'; held: HeldStay };

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
  /** Holds the dates for another 15 minutes; what is prepared stays usable meanwhile. */
  renew: () => void;
  endHold: () => void;
  /** What the last check before the payment found; asking again holds this tab's dates. */
  markOutdated: (outdated: Outdated) => void;
}

interface Settled {
  key: string;
  state: IntentState;
}

/** Typing in the details must not make a call for each letter. */
const debounceMs = 500;

/**
 * Prepares the card payment and keeps it up to date: one hold and one intent per browser, called only when the
 * booking, its price, its add-ons or the method differ from what was prepared. Calls never overtake each other, so
 * that the second always names the hold of the first.
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
      const intent = await prepareIntent(request, holdId.current, () => {
        holdId.current = null;
        options.onHoldEnded();
      });
      holdId.current = intent.holdId;
      options.onHeld(intent.holdId);
      if (isWanted() && key) setSettled({ key, state: { status: 'ready', intent } });
    } catch (error) {
      if (!isWanted() || !key) return;
      if (error instanceof ApiError && error.type === 'hold-ended') {
        setSettled({ key, state: { status: 'hold-over' } });
        return;
      }
      const tooSmall = error instanceof ApiError && error.type === 'total-too-small';
      setSettled({ key, state: { status: 'failed', tooSmall } });
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

  const extend = async () => {
    if (!body || !key) return;
    try {
      const intent = await prepareIntent(JSON.parse(body) as IntentRequest, holdId.current, () => undefined);
      holdId.current = intent.holdId;
      setSettled((last) => (last?.key === key ? { key, state: { status: 'ready', intent } } : last));
    } catch {
      // The hold that is there runs on, and its end has a message of its own.
    }
  };

  return {
    state: isSettled ? settled.state : { status: 'preparing' },
    prepareAgain: useCallback(() => setAttempt((last) => last + 1), []),
    renew: () => void (queue.current = queue.current.then(extend)),
    endHold: useCallback(
      () => setSettled((last) => last && { key: last.key, state: { status: 'hold-over' } }),
      [],
    ),
    markOutdated: useCallback(
      (outdated: Outdated) => setSettled((last) => last && { key: last.key, state: outdated }),
      [],
    ),
  };
}
