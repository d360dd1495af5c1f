import type { ReactNode } from 'react';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../format/dates.ts';
import { entryInWords, recorderInWords } from '../../ledger-words/entry-words.ts';
import { EntryBooking } from './entry-booking.tsx';
import type { EntriesProps } from './entry-table.tsx';
import styles from './ledger.module.css';

/** The entries of a page below each other, for a phone. */
export function EntryCards({ entries, onAttach, onDocuments }: EntriesProps): ReactNode {
  return (
    <ul className={styles.cards} aria-label="Ledger entries">
      {entries.map((entry) => (
        <li key={entry.id}>
          <div className={styles.head}>
            <strong>{entryInWords(entry)}</strong>
            <span className={styles.amount}>{formatTotal(entry.amount)}</span>
          </div>
          <p className={styles.quiet}>
            {formatDate(entry.effectiveOn)} · {recorderInWords(entry)}
          </p>
          <EntryBooking entry={entry} onAttach={onAttach} onDocuments={onDocuments} />
          {entry.note !== null && <p className={styles.note}>{entry.note}</p>}
        </li>
      ))}
    </ul>
  );
}
