import type { ReactNode } from 'react';
import styles from './results.module.css';

interface ResultsProps {
  /** What was looked for: 'Bookings'. */
  label: string;
  /** What was found is paler while newer results load. */
  isBusy: boolean;
  /** How many were found; read aloud when it changes. */
  summary: string;
  pages: ReactNode;
  children: ReactNode;
}

/** What a list or a search found, between its count and its pages. */
export function Results({ label, isBusy, summary, pages, children }: ResultsProps): ReactNode {
  return (
    <section className={styles.results} aria-label={label} aria-busy={isBusy}>
      <p className={styles.summary} role="status">
        {summary}
      </p>
      <div className={styles.found}>{children}</div>
      {pages}
    </section>
  );
}
