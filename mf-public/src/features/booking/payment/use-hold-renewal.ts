import { useRef } from 'react';
import { minuteMs } from '@getaway/kernel/instant';
import type { IntentState } from './use-payment-intent.ts';

/** Below this, the hold is renewed, so that a guest who is still typing loses nothing. */
const renewBelowMs = 10 * minuteMs;
const atMostEveryMs = minuteMs;

/** What to do at each sign of life: keeps a hold from running out under a guest who is typing. */
export function useHoldRenewal(intent: IntentState, renew: () => void): () => void {
  const renewedAt = useRef(0);
  return () => {
    if (intent.status !== 'ready' || intent.intent.isLastHold) return;
    const now = Date.now();
    const left = Date.parse(intent.intent.holdExpiresAt) - now;
    if (left <= 0 || left > renewBelowMs || now - renewedAt.current < atMostEveryMs) return;
    renewedAt.current = now;
    renew();
  };
}
