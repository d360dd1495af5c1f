import type { ReactNode } from 'react';
import styles from './hold-in-bar.module.css';
import type { IntentState } from './use-payment-intent.ts';
import { lastCallSeconds, minutesAndSeconds, useSecondsLeft } from '../../../ui/use-seconds-left.ts';

/**
 * The hold's remaining time in the bar of a small screen, where the note scrolls out of sight. Screen readers announce
 * only the note.
 */
export function HoldInBar({ intent }: { intent: IntentState }): ReactNode {
  switch (intent.status) {
    case 'ready':
      if (intent.intent.nightsHeld === false || intent.intent.reservation) return null;
      return <Clock expiresAt={intent.intent.holdExpiresAt} />;
    case 'hold-over':
      return (
        <span className={styles.hold} data-last-call="true" aria-hidden="true">
          not held
        </span>
      );
    case 'preparing':
    case 'failed':
    case 'changed':
      return null;
    default:
      return intent satisfies never;
  }
}

function Clock({ expiresAt }: { expiresAt: string }): ReactNode {
  const seconds = useSecondsLeft(expiresAt);
  return (
    <span className={styles.hold} data-last-call={seconds <= lastCallSeconds} aria-hidden="true">
      {minutesAndSeconds(seconds)} left
    </span>
  );
}
