import { useSyncExternalStore, type ReactNode } from 'react';
import { retries } from './retry-idempotent.ts';
import styles from './payment.module.css';

/** Says that a call is being made again, from its first failure on. */
export function StillTrying(): ReactNode {
  const isTrying = useSyncExternalStore(retries.subscribe, retries.areUnderWay, () => false);
  return (
    <p className={styles.trying} role="status">
      {isTrying && 'Still trying…'}
    </p>
  );
}
