import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { formatInstant } from '@getaway/kernel/format-instant';
import { property } from '../../property.ts';
import { HeldDates } from '../../ui/held-dates.tsx';
import { Icon } from '../../ui/icon.tsx';
import { minutesAndSeconds, useSecondsLeft } from '../../ui/use-seconds-left.ts';
import { useOpenStay } from './stay-context.ts';
import { keptUntilHere } from './stay-state.ts';
import styles from './stay.module.css';

const hourSeconds = 60 * 60;

/** While unpaid: until when the nights are kept. */
export function KeptNote(): ReactNode {
  const stay = useOpenStay();
  const until = keptUntilHere(stay);
  const isUnpaid = stay.view.status === 'pending' || stay.view.status === 'pending_payment';
  // Once it has ended, the first step says so.
  if (!isUnpaid || until === undefined || stay.view.ended !== null) return null;
  return <Countdown key={until} until={until} dueAt={stay.view.keptUntil} onOver={stay.refresh} />;
}

interface CountdownProps {
  /** By this browser's clock. */
  until: string;
  /** By the server's. */
  dueAt: string | null;
  onOver: () => Promise<void>;
}

function Countdown({ until, dueAt, onOver }: CountdownProps): ReactNode {
  const [isOver, setOver] = useState(false);
  const seconds = useSecondsLeft(until, () => {
    if (isOver) return;
    setOver(true);
    void onOver();
  });
  if (seconds === 0)
    return (
      <div className={styles.kept} data-last-call="true" role="status">
        <Icon name="clock" size={22} />
        <p>
          <strong>The time to pay has run out,</strong> so we no longer hold your dates. If they’re still
          available, you can <Link to="/booking">book them again</Link>.
        </p>
      </div>
    );
  return (
    <HeldDates className={styles.kept} seconds={seconds} timeLeft={timeLeft(seconds)}>
      {dueAt !== null && seconds > hourSeconds && `, until ${formatInstant(dueAt, property.timeZone)}`}. Pay
      before then and they’re yours.
    </HeldDates>
  );
}

function timeLeft(seconds: number): string {
  if (seconds < hourSeconds) return minutesAndSeconds(seconds);
  const hours = Math.floor(seconds / hourSeconds);
  const minutes = Math.floor((seconds % hourSeconds) / 60);
  return `${hours} hr ${minutes} min`;
}
