import type { ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { HeldDates } from '../../../ui/held-dates.tsx';
import styles from './payment.module.css';
import { minutesAndSeconds, useSecondsLeft } from '../../../ui/use-seconds-left.ts';

interface HoldCountdownProps {
  /** An ISO instant. */
  expiresAt: string;
  /** It has been renewed for as long as dates can be held. */
  isLast: boolean;
  onRenew: () => void;
  onOver: () => void;
}

const renewableSeconds = 5 * 60;

/** How long the dates stay reserved for this browser. */
export function HoldCountdown({ expiresAt, isLast, onRenew, onOver }: HoldCountdownProps): ReactNode {
  const seconds = useSecondsLeft(expiresAt, onOver);
  return (
    <HeldDates
      className={styles.hold}
      seconds={seconds}
      timeLeft={minutesAndSeconds(seconds)}
      action={
        // Before, nothing has to be pressed.
        !isLast &&
        seconds <= renewableSeconds && (
          <Button look="quiet" size="small" onClick={onRenew}>
            Keep holding
          </Button>
        )
      }
    >
      {isLast && '. We can’t hold them any longer, so please finish your booking before then.'}
    </HeldDates>
  );
}
