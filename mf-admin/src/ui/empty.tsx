import type { ReactNode } from 'react';
import styles from './states.module.css';

interface EmptyProps {
  title: string;
  hint?: string;
  /** What fills it. */
  action?: ReactNode;
}

/** Says that a list has nothing in it. */
export function Empty({ title, hint, action }: EmptyProps): ReactNode {
  return (
    <div className={styles.state}>
      <p className={styles.title}>{title}</p>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action}
    </div>
  );
}
