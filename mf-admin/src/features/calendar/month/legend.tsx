import type { ReactNode } from 'react';
import { roleMarks } from './event-words.ts';
import styles from './legend.module.css';

/** Explains the colors and marks of the grid (spec page 2, 'Month grid'). */
export function Legend(): ReactNode {
  return (
    <div className={styles.legend}>
      <ul>
        <li className={styles.entry}>
          <span className={styles.key} data-type="booking" /> Direct Bookings
        </li>
        <li className={styles.entry}>
          <span className={styles.key} data-type="external" /> External Bookings (Privacy Protected)
        </li>
        <li className={styles.entry}>
          <span className={styles.key} data-type="blocked" /> Blocked Dates
        </li>
        <li className={styles.entry}>
          <span className={styles.conflict}>!</span> Conflict
        </li>
      </ul>
      <ul>
        <li className={styles.entry}>
          <b>{roleMarks['check-in']}</b> Check-in
        </li>
        <li className={styles.entry}>
          <b>{roleMarks['check-out']}</b> Check-out
        </li>
        <li className={styles.entry}>
          <b>{roleMarks['same-day']}</b> Same-day stay
        </li>
        <li className={styles.entry}>
          <b>{roleMarks.staying}</b> Multi-day stay
        </li>
        <li className={styles.entry}>
          <span className={styles.key} data-type="booking" data-unpaid /> Not Paid Yet
        </li>
      </ul>
    </div>
  );
}
