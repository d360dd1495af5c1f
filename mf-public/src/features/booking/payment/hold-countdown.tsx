import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import styles from './payment.module.css';

interface HoldCountdownProps {
  /** An ISO instant. */
  expiresAt: string;
  onRenew: () => void;
  onOver: () => void;
}

const lastCallSeconds = 120;

/** How long the dates stay reserved for this browser. */
export function HoldCountdown({ expiresAt, onRenew, onOver }: HoldCountdownProps): ReactNode {
  const [seconds, setSeconds] = useState(() => secondsUntil(expiresAt));
  const tick = useEffectEvent(() => {
    const left = secondsUntil(expiresAt);
    setSeconds(left);
    if (left === 0) onOver();
  });
  useEffect(() => {
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [expiresAt]);

  return (
    <div className={styles.hold} data-last-call={seconds <= lastCallSeconds}>
      <Icon name="clock" size={20} />
      <p>
        Your dates are held for you for{' '}
        <strong role="timer" className={styles.clock}>
          {minutesAndSeconds(seconds)}
        </strong>
        <span aria-live="polite">{seconds <= lastCallSeconds && ' Less than two minutes are left.'}</span>
      </p>
      <button type="button" className={button.button} data-look="quiet" data-size="small" onClick={onRenew}>
        Hold them longer
      </button>
    </div>
  );
}

function secondsUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
