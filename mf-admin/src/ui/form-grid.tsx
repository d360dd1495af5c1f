import type { ReactNode } from 'react';
import styles from './form-grid.module.css';

/** Lays the fields of a form out in two columns, in one where there is no room. */
export function FormGrid({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.grid}>{children}</div>;
}

/** A field of a FormGrid that takes the whole line. */
export function WideField({ children }: { children: ReactNode }): ReactNode {
  return <div className={styles.wide}>{children}</div>;
}
