import type { ReactNode } from 'react';
import type { Change } from '../content/changes.ts';
import { dotted, type Content } from '../content/content.ts';
import { changeInWords, whereOf } from './change-words.ts';
import styles from './publish.module.css';

interface ChangeListProps {
  changes: readonly Change[];
  /** The house, for what its country calls a field. */
  content: Content;
  label: string;
}

/** Changes field by field, old and new. */
export function ChangeList({ changes, content, label }: ChangeListProps): ReactNode {
  return (
    // Focusable, so that the keyboard scrolls it.
    <ul className={styles.changes} aria-label={label} tabIndex={0}>
      {changes.map((change) => (
        <li key={`${change.entry ?? ''} ${dotted(change.path)}`}>
          <span className={styles.where}>{whereOf(change, content)}</span>
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
    case 'added':
      return (
        <span className={styles.words}>
          Added: <ins>{words.entry}</ins>
        </span>
      );
    case 'removed':
      return (
        <span className={styles.words}>
          Removed: <del>{words.entry}</del>
        </span>
      );
    case 'moved':
      return (
        <span className={styles.words}>
          Moved to position {words.place}: <ins>{words.entry}</ins>
        </span>
      );
    default:
      return words satisfies never;
  }
}
