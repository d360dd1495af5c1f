import type { ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import styles from './payment.module.css';
import { lastCallSeconds, minutesAndSeconds, useSecondsLeft } from '../../../ui/use-seconds-left.ts';

interface HoldCountdownProps {
  /** An ISO instant. */
  expiresAt: string;
  /** It has been renewed for as long as dates can be held. */
  isLast: boolean;
  onRenew: () => void;
  onOver: () => void;
}

/** How long the dates stay reserved for this browser. */
export function HoldCountdown({ expiresAt, isLast, onRenew, onOver }: HoldCountdownProps): ReactNode {
  const seconds = useSecondsLeft(expiresAt, onOver);
  return (
    <div className={styles.hold} data-last-call={seconds <= lastCallSeconds}>
      <Icon name="clock" size={20} />
      <p>
        We’re holding your dates for{' '}
        <strong role="timer" className={styles.clock}>
          {minutesAndSeconds(seconds)}
        </strong>
        <span aria-live="polite">{seconds <= lastCallSeconds && ' Less than two minutes left.'}</span>
        {isLast && ' We can’t hold them any longer, so please finish your booking before then.'}
      </p>
      {!isLast && (
        <Button look="quiet" size="small" onClick={onRenew}>
          Keep holding
        </Button>
      )}
    </div>
  );
}
