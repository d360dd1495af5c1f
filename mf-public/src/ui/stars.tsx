import type { ReactNode } from 'react';
import styles from './stars.module.css';

export function Stars(): ReactNode {
  return (
    <svg className={styles.stars} viewBox="0 0 120 24" role="img" aria-label="5 out of 5 stars">
      {[0, 1, 2, 3, 4].map((star) => (
        <path
          key={star}
          transform={`translate(${star * 24} 0)`}
          d="M12 2.6l2.8 6 6.6.7-4.9 4.4 1.4 6.5-5.9-3.3-5.9 3.3 1.4-6.5-4.9-4.4 6.6-.7z"
        />
      ))}
    </svg>
  );
}
