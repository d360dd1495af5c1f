import type { ReactNode } from 'react';
import styles from './setup.module.css';

/** The settings that a step needs from an operator. Collapsed, because most hosts don't run the server themselves. */
export function OperatorNote({ children }: { children: ReactNode }): ReactNode {
  return (
    <details className={styles.folded}>
      <summary>For the person who runs your server</summary>
      <p>
        {children} Then restart the site. The page <em>Deploying</em> of the project’s documentation explains
        each setting.
      </p>
    </details>
  );
}
