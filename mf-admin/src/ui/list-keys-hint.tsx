import type { ReactNode } from 'react';
import styles from './list-keys-hint.module.css';

/** What `useListKeys` does, for those who have a keyboard. */
export function ListKeysHint(): ReactNode {
  return (
    <p className={styles.hint}>
      <kbd>j</kbd> <kbd>k</kbd> to move, <kbd>Enter</kbd> to open, <kbd>/</kbd> to search
    </p>
  );
}
