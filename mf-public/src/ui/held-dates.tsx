import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './held-dates.module.css';
import { lastCallSeconds } from './use-seconds-left.ts';

interface HeldDatesProps {
  className: string | undefined;
  seconds: number;
  /** The seconds in words. */
  timeLeft: string;
  /** Follows the time. */
  children?: ReactNode;
  /** Beside the sentence. */
  action?: ReactNode;
}

/** How long dates are still held. Screen readers hear once that little time is left. */
export function HeldDates({ className, seconds, timeLeft, children, action }: HeldDatesProps): ReactNode {
  const isLastCall = seconds <= lastCallSeconds;
  return (
    <div className={className} data-last-call={isLastCall}>
      <Icon name="clock" size={22} />
      <p>
        We’re holding your dates for{' '}
        <strong role="timer" className={styles.clock}>
          {timeLeft}
        </strong>
        {children}
        <span aria-live="polite">{isLastCall && ' Less than two minutes left.'}</span>
      </p>
      {action}
    </div>
  );
}
