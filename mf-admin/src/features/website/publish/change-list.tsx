import type { ReactNode } from 'react';
import type { Change } from '../content/changes.ts';
import { dotted } from '../content/content.ts';
import { changeInWords, fieldInWords } from './change-words.ts';
import styles from './publish.module.css';

/** Changes field by field, old and new. */
export function ChangeList({ changes, label }: { changes: readonly Change[]; label: string }): ReactNode {
  return (
    // Focusable, so that the keyboard scrolls it.
    <ul className={styles.changes} aria-label={label} tabIndex={0}>
      {changes.map((change) => (
        <li key={dotted(change.path)}>
          <span className={styles.where}>{fieldInWords(change.path)}</span>
          <Words change={change} />
        </li>
      ))}
    </ul>
  );
}

function Words({ change }: { change: Change }): ReactNode {
  const words = changeInWords(change);
  switch (words.kind) {
    case 'replaced':
      return (
        <span className={styles.words}>
          <del>{words.before}</del> → <ins>{words.after}</ins>
        </span>
      );
    case 'reordered':
      return <span className={styles.words}>In another order</span>;
    case 'entries':
      return (
        <span className={styles.words}>
          {words.removed.map((entry, at) => (
            <span key={`-${at}`}>
              Removed: <del>{entry}</del>
            </span>
          ))}
          {words.added.map((entry, at) => (
            <span key={`+${at}`}>
              Added: <ins>{entry}</ins>
            </span>
          ))}
        </span>
      );
    default:
      return words satisfies never;
  }
}
