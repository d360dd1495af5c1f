import { useEffect, useState, type ReactNode } from 'react';
import { Loading } from '../../../ui/loading.tsx';
import { useSeen } from '../../../ui/use-seen.ts';
import styles from './payment.module.css';

const words = 'You’re booked! Opening your stay…';

/** Says that the stay is booked and its page is opening. */
export function OpeningNote(): ReactNode {
  const note = useSeen<HTMLDivElement>(words);
  return (
    <div ref={note} className={styles.opening} tabIndex={-1}>
      <Loading>{words}</Loading>
    </div>
  );
}

/** The page of the stay usually opens faster than this. */
const patienceMs = 1_000;

/** Whether it takes longer than a second to open the stay. */
export function useSlowOpening(opening: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!opening) return undefined;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, [opening]);
  return isSlow;
}
