import type { ReactNode } from 'react';
import { Button } from 'antd';
import styles from './states.module.css';

interface LoadFailureProps {
  title: string;
  onRetry: () => void;
  /** For the failure of all there is to show. */
  wholePage?: boolean;
}

/** Says what could not be loaded and offers another try. */
export function LoadFailure({ title, onRetry, wholePage = false }: LoadFailureProps): ReactNode {
  return (
    <div className={`${styles.state} ${wholePage ? styles.wholePage : ''}`} role="alert">
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>Please check your connection and try again.</p>
      <Button onClick={onRetry}>Try Again</Button>
    </div>
  );
}
