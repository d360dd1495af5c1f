import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './payment.module.css';

interface HoldCountdownProps {
  /** An ISO instant. */
  expiresAt: string;
  onOver: () => void;
}

/** How long the dates stay reserved for this browser. */
export function HoldCountdown({ expiresAt, onOver }: HoldCountdownProps): ReactNode {
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
    <p className={styles.hold}>
      <Icon name="clock" size={20} />
      <span>
        Your dates are held for you for{' '}
        <strong role="timer" className={styles.clock}>
          {minutesAndSeconds(seconds)}
        </strong>
      </span>
    </p>
  );
}

function secondsUntil(instant: string): number {
  return Math.max(0, Math.ceil((Date.parse(instant) - Date.now()) / 1000));
}

function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
