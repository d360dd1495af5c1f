import type { ReactNode } from 'react';
import styles from './more.module.css';

interface MoreProps {
  /** What it explains, for readers who hear one "More" after the other. */
  about: string;
  children: ReactNode;
}

/** The longer half of a hint, folded: what nobody needs for most decisions. Rules and limits stay in the hint itself. */
export function More({ about, children }: MoreProps): ReactNode {
  return (
    <details className={styles.more}>
      <summary>
        More<span className={styles.unseen}> about “{about}”</span>
      </summary>
      <p>{children}</p>
    </details>
  );
}
