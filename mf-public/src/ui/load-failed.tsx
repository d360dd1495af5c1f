import type { ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
import styles from './states.module.css';

interface LoadFailedProps {
  /** Ends the sentence 'We couldn’t load …'. */
  what: string;
  onTryAgain: () => void;
}

export function LoadFailed({ what, onTryAgain }: LoadFailedProps): ReactNode {
  return (
    <div className={styles.state} role="alert">
      <p>We couldn’t load {what}. Please check your connection and try again.</p>
      <Button look="quiet" size="small" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}
