import type { ReactNode } from 'react';
import { Lantern } from '../ui/lantern.tsx';
import styles from './page-state.module.css';

/** Stands in for a page whose code is on its way. */
export function PageLoading(): ReactNode {
  return (
    <div className={styles.state} role="status">
      <Lantern look="breathing" />
      <p>Turning on the lights…</p>
    </div>
  );
}
