import type { ReactNode } from 'react';
import styles from './line.module.css';

interface LineProps {
  label: string;
  value: string;
  strong?: boolean;
  /** A name that may take several lines. */
  wraps?: boolean;
  /** Text that may break anywhere. */
  long?: boolean;
}

/** A name and its value, at both ends of a line of a `dl`. */
export function Line({ label, value, strong = false, wraps = false, long = false }: LineProps): ReactNode {
  return (
    <div className={styles.line} data-strong={strong} data-wraps={wraps} data-long={long}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
