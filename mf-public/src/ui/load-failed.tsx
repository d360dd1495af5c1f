import type { ReactNode } from 'react';
import button from './button.module.css';
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
      <button
        type="button"
        className={button.button}
        data-look="quiet"
        data-size="small"
        onClick={onTryAgain}
      >
        Try again
      </button>
    </div>
  );
}
