import type { ReactNode } from 'react';
import styles from './states.module.css';

/** A quiet spinner with the words that say what it waits for. */
export function Loading({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.state} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      <p>{children}</p>
    </div>
  );
}
