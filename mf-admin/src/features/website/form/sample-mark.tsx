import type { ReactNode } from 'react';
import styles from './form.module.css';

/** Marks a field or an entry that is still the sample's. Beside dozens of fields one word is enough to see. */
export function SampleMark({ id }: { id?: string }): ReactNode {
  return (
    <span className={styles.fromSample} id={id}>
      <span className={styles.unseen}>From the sample</span>
      <span aria-hidden>Sample</span>
    </span>
  );
}
