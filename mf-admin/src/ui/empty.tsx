import type { ReactNode } from 'react';
import styles from './states.module.css';

interface EmptyProps {
  title: string;
  hint?: string;
}

/** Says that a list has nothing in it. */
export function Empty({ title, hint }: EmptyProps): ReactNode {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  );
}
