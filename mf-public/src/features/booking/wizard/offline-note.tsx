import type { ReactNode } from 'react';
import styles from './offline-note.module.css';
import { useOnline } from './use-online.ts';

/** Says that the connection is lost, and that nothing else is. */
export function OfflineNote(): ReactNode {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.region}>
      {!isOnline && (
        <p className={styles.note}>
          <strong>You are offline.</strong> Everything you have chosen and typed is kept, and we go on as soon
          as the connection is back.
        </p>
      )}
    </div>
  );
}
