import type { ReactNode } from 'react';
import type { LedgerEntry } from '@getaway/contracts/http/ledger';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../format/dates.ts';
import { entryInWords } from '../../ledger-words/entry-words.ts';
import { EntryBooking } from './entry-booking.tsx';
import styles from './ledger.module.css';

export interface EntriesProps {
  entries: readonly LedgerEntry[];
  onAttach: (entry: LedgerEntry) => void;
  onDocuments: (bookingReference: string) => void;
}

/** The entries of a page side by side. */
export function EntryTable({ entries, onAttach, onDocuments }: EntriesProps): ReactNode {
  return (
    // Focusable, so that the keyboard scrolls it where the window is narrow.
    <section className={styles.box} aria-label="Ledger entries" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Entry</th>
            <th scope="col">Booking</th>
            <th scope="col">Note</th>
            <th scope="col">Recorded by</th>
            <th scope="col" className={styles.amount}>
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className={styles.date}>{formatDate(entry.effectiveOn)}</td>
              <th scope="row">{entryInWords(entry)}</th>
              <td>
                <EntryBooking entry={entry} onAttach={onAttach} onDocuments={onDocuments} />
              </td>
              <td className={styles.note}>{entry.note}</td>
              <td className={styles.quiet}>{entry.recordedBy ?? 'Automatic'}</td>
              <td className={styles.amount}>{formatTotal(entry.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
