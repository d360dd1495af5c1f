import type { ReactNode } from 'react';
import type { Change } from '../content/changes.ts';
import { dotted, type Content } from '../content/content.ts';
import { changeInWords, changesByPart, whereInPart } from './change-words.ts';
import styles from './publish.module.css';

interface ChangeListProps {
  changes: readonly Change[];
  /** The house, for what its country calls a field. */
  content: Content;
  label: string;
}

/** With more, each part is folded at first, so that the list of parts fits the dialog. */
const mostUnfolded = 12;

/** Changes by part with their number, and field by field: old and new. */
export function ChangeList({ changes, content, label }: ChangeListProps): ReactNode {
  const groups = changesByPart(changes);
  if (changes.length === 0) return null;
  const seen = changes.filter((change) => !isKept(change));
  const { length: count } = changesByPart(seen);
  return (
    <>
      {count > 0 && (
        <p>
          <strong>{seen.length === 1 ? '1 change' : `${seen.length} changes`}</strong> in{' '}
          {count === 1 ? 'one part' : `${count} parts`}:
        </p>
      )}
      {/* Focusable, so that the keyboard scrolls it. */}
      <ul className={styles.changes} aria-label={label} tabIndex={0}>
        {groups.map(({ title, changes: own }) => (
          <li key={title}>
            <details open={changes.length <= mostUnfolded}>
              <summary className={styles.part}>
                {title}
                {/* Its own line says how many. */}
                {own.some(isKept) ? '' : ` (${own.length})`}
              </summary>
              <ul className={styles.inPart}>
                {own.map((change) => (
                  <li key={`${change.entry ?? ''} ${dotted(change.path)}`}>
                    <span className={styles.where}>{whereInPart(change, content)}</span>
                    <Words change={change} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What stays as it is in the sample: guests see no change. */
function isKept(change: Change): boolean {
  return changeInWords(change).kind === 'kept';
}

function Words({ change }: { change: Change }): ReactNode {
  const words = changeInWords(change);
  switch (words.kind) {
    case 'kept':
      return (
        <span className={styles.words}>
          {words.count === 0
            ? 'You keep none of the sample’s texts and pictures.'
            : `You keep ${words.count} of the sample’s texts and pictures, because they’re true for your house.`}
        </span>
      );
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
