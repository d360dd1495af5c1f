import type { ReactNode } from 'react';
import styles from './page-state.module.css';

/** Stands in for a page whose code is on its way. */
export function PageLoading(): ReactNode {
  return (
    <div className={styles.state} role="status">
      <span className={styles.lantern} aria-hidden="true" />
      <p>Turning on the lights…</p>
    </div>
  );
}
