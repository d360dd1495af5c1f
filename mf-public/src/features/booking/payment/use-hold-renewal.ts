import { useRef } from 'react';
import { minuteMs, secondMs } from '@getaway/kernel/instant';
import type { IntentState } from './use-payment-intent.ts';

/** Below this, the hold is renewed, so that a guest who is still typing loses nothing. */
const renewBelowMs = 10 * minuteMs;
const atMostEveryMs = minuteMs;

/** A press of a button is a sign of life, too, right before it. */
const samePressMs = 2 * secondMs;

interface HoldRenewal {
  /** What to do at each sign of life: keeps a hold from running out under a guest who is typing. */
  readonly onActivity: () => void;
  /** Renews the hold because the guest asks for it, once for a press. */
  readonly onAsked: () => void;
}

export function useHoldRenewal(intent: IntentState, renew: () => void): HoldRenewal {
  const renewedAt = useRef(0);
  const renewUnlessWithin = (ms: number): void => {
    const now = Date.now();
    if (now - renewedAt.current < ms) return;
    renewedAt.current = now;
    renew();
  };
  return {
    onActivity: () => {
      if (intent.status !== 'ready' || intent.intent.isLastHold) return;
      const left = Date.parse(intent.intent.holdExpiresAt) - Date.now();
      if (left > 0 && left <= renewBelowMs) renewUnlessWithin(atMostEveryMs);
    },
    onAsked: () => renewUnlessWithin(samePressMs),
  };
}
