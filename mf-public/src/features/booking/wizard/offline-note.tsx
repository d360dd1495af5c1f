import type { ReactNode } from 'react';
import { useOnline } from '../../../ui/use-online.ts';
import styles from './offline-note.module.css';

/** Says that the connection is lost, and that nothing else is. */
export function OfflineNote(): ReactNode {
  const isOnline = useOnline();
  return (
    <div role="status" className={styles.region}>
      {!isOnline && (
        <p className={styles.note}>
          <strong>You’re offline.</strong> Everything you’ve entered is saved. You can continue as soon as
          you’re back online.
        </p>
      )}
    </div>
  );
}
