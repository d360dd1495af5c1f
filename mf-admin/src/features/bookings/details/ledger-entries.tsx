import type { ReactNode } from 'react';
import type { LedgerEntry } from '@getaway/contracts/http/ledger';
import { formatTotal } from '@getaway/web-kit/format/money';
import { formatDate } from '../../../format/dates.ts';
import { inWords } from '../../../format/in-words.ts';
import { entryInWords, entryTones, recorderInWords } from '../../../ledger-words/entry-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import styles from './booking-details.module.css';

/** The ledger entries of a booking, newest first as they are given. */
export function LedgerEntries({ entries }: { entries: readonly LedgerEntry[] }): ReactNode {
  if (entries.length === 0) return null;
  return (
    <ol className={styles.entries} aria-label="Payments and refunds">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry }: { entry: LedgerEntry }): ReactNode {
  const { amount, status, effectiveOn, note } = entry;
  return (
    <li className={styles.entry}>
      <div>
        <p>
          {entryInWords(entry)}{' '}
          {status !== 'succeeded' && <Badge tone={entryTones[status]}>{inWords(status)}</Badge>}
        </p>
        <p className={styles.quiet}>
          {formatDate(effectiveOn)} · {recorderInWords(entry)}
        </p>
        {note !== null && <p className={`${styles.quiet} ${styles.note}`}>{note}</p>}
      </div>
      <span className={styles.amount} data-counts={status === 'succeeded'}>
        {formatTotal(amount)}
      </span>
    </li>
  );
}
