import type { ReactNode } from 'react';
import styles from './lantern.module.css';

/** A lantern's light, which only decorates: beside a title, above a message, or while something loads. */
export function Lantern({ look }: { look: 'small' | 'large' | 'breathing' }): ReactNode {
  return <span className={`${styles.lantern} ${styles[look]}`} aria-hidden="true" />;
}
