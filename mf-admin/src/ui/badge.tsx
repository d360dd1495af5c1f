import type { ReactNode } from 'react';
import styles from './badge.module.css';

export type BadgeTone = 'default' | 'secondary' | 'green' | 'blue' | 'ember' | 'yellow' | 'red';

/** A word about a thing: its status, its tag. */
export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }): ReactNode {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>;
}
