import type { ReactNode } from 'react';
import type { RateFilePreview } from '@getaway/contracts/http/rate-files';
import { contentWords, periodDates, periodDifferences, periodName } from '../periods/period-words.ts';
import styles from './import-rates.module.css';

/** What an import would change, or everything that is wrong with the file. */
export function ImportPreview({ preview }: { preview: RateFilePreview }): ReactNode {
  const { added, changed, unchanged, faults } = preview;
  if (faults.length > 0)
    return (
      <>
        <p>
          <strong>Nothing can be imported yet.</strong> Correct{' '}
          {faults.length === 1 ? 'this' : `these ${faults.length}`}, then choose the file again:
        </p>
        <ul className={styles.lines} aria-label="Faults">
          {faults.map(({ line, column, message }) => (
            <li key={`${line} ${column} ${message}`}>
              Line {line}
              {column !== null && `, ${column}`}: {message}
            </li>
          ))}
        </ul>
      </>
    );
  return (
    <>
      <p>{inWords(preview)}</p>
      {changed.length > 0 && (
        <ul className={styles.lines} aria-label="Changed">
          {changed.map(({ before, after }) => (
            <li key={before.id}>
              <strong>{periodName(before)}</strong>, {periodDates(before)}:{' '}
              {periodDifferences(before, after).join(', ')}
            </li>
          ))}
        </ul>
      )}
      {added.length > 0 && (
        <ul className={styles.lines} aria-label="Added">
          {added.map((period) => (
            <li key={`${period.kind} ${period.name} ${period.firstDate} ${period.lastDate}`}>
              <strong>{periodName(period)}</strong>, {periodDates(period)}: {contentWords(period)}
            </li>
          ))}
        </ul>
      )}
      {added.length + changed.length === 0 && unchanged > 0 && <p>There’s nothing to import.</p>}
    </>
  );
}

function inWords({ added, changed, unchanged }: RateFilePreview): string {
  const counts = [
    ...(changed.length > 0 ? [`changes ${changed.length}`] : []),
    ...(added.length > 0 ? [`adds ${added.length}`] : []),
    ...(unchanged > 0 ? [`leaves ${unchanged} as ${unchanged === 1 ? 'it is' : 'they are'}`] : []),
  ];
  return counts.length === 0 ? 'The file has no dates.' : `The file ${counts.join(', ')}.`;
}
