import type { ReactNode } from 'react';
import type { LedgerEntry } from '@getaway/contracts/http/ledger';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../format/dates.ts';
import { SortHeader } from '../../ui/sort-header.tsx';
import { entryInWords } from '../../ledger-words/entry-words.ts';
import { EntryBooking } from './entry-booking.tsx';
import styles from './ledger.module.css';
import type { LedgerQuery } from './ledger-query.ts';

export interface EntriesProps {
  entries: readonly LedgerEntry[];
  sort: Pick<LedgerQuery, 'sortBy' | 'sortOrder'>;
  onSort: (sort: Pick<LedgerQuery, 'sortBy' | 'sortOrder'>) => void;
  onAttach: (entry: LedgerEntry) => void;
  onDocuments: (bookingReference: string) => void;
}

/** The entries of a page side by side. */
export function EntryTable({ entries, onAttach, onDocuments, ...sorts }: EntriesProps): ReactNode {
  return (
    // Focusable, so that the keyboard scrolls it where the window is narrow.
    <section className={styles.box} aria-label="Ledger entries" tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <SortHeader sortKey="date" first="desc" {...sorts}>
              Date
            </SortHeader>
            <SortHeader sortKey="kind" {...sorts}>
              Entry
            </SortHeader>
            <SortHeader sortKey="booking" {...sorts}>
              Booking
            </SortHeader>
            <th scope="col">Note</th>
            <SortHeader sortKey="recordedBy" {...sorts}>
              Recorded by
            </SortHeader>
            <SortHeader sortKey="amount" first="desc" className={styles.amount} {...sorts}>
              Amount
            </SortHeader>
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
