import type { ReactNode } from 'react';
import styles from './results.module.css';

interface ResultsProps {
  /** What was looked for: 'Bookings'. */
  label: string;
  /** What was found is paler while newer results load. */
  isBusy: boolean;
  /** How many were found; read aloud when it changes. */
  summary: string;
  /** At the end of the line with the summary. */
  hint?: ReactNode;
  pages: ReactNode;
  children: ReactNode;
}

/** What a list or a search found, between its count and its pages. */
export function Results({ label, isBusy, summary, hint, pages, children }: ResultsProps): ReactNode {
  return (
    <section className={styles.results} aria-label={label} aria-busy={isBusy}>
      <div className={styles.top}>
        <p className={styles.summary} role="status">
          {summary}
        </p>
        {hint}
      </div>
      <div className={styles.found}>{children}</div>
      {pages}
    </section>
  );
}
