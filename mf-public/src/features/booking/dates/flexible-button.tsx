import type { ReactNode } from 'react';
import styles from './flexible-button.module.css';

/** The id of what the button opens. */
export const flexibleId = 'flexible-dates';

interface FlexibleButtonProps {
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens and closes the search for dates. */
export function FlexibleButton({ isOpen, onToggle }: FlexibleButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      aria-expanded={isOpen}
      aria-controls={flexibleId}
      onClick={onToggle}
    >
      Flexible dates?
      <svg className={styles.chevron} viewBox="0 0 14 9" aria-hidden="true">
        <path d="M1 1l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="1.8" />
      </svg>
    </button>
  );
}
