import type { ReactNode } from 'react';
import type { Change } from '../content/changes.ts';
import { dotted, type Content } from '../content/content.ts';
import { changeInWords, changesByPart, isKept } from './change-words.ts';
import { changedItems, whereInItem, type ChangedItem } from './changed-items.ts';
import { KeptOfSample } from './kept-of-sample.tsx';
import styles from './publish.module.css';

interface ChangeListProps {
  changes: readonly Change[];
  /** The house, for what its country calls a field. */
  content: Content;
  label: string;
  /** What is kept of the sample, by name. */
  kept?: readonly string[];
}

/** With more, each part is folded at first, so that the list of parts fits the dialog. */
const mostUnfolded = 12;

/** Changes by part with their number, as a person counts them, and in each item field by field: old and new. */
export function ChangeList({ changes, content, label, kept = [] }: ChangeListProps): ReactNode {
  const groups = changesByPart(changes.filter((change) => !isKept(change))).map(
    ({ title, changes: own }) => ({
      title,
      items: changedItems(own),
    }),
  );
  if (changes.length === 0) return null;
  const { length: parts } = groups;
  const { length: count } = groups.flatMap(({ items }) => items);
  return (
    <>
      {count > 0 && (
        <>
          <p>
            <strong>{count === 1 ? '1 change' : `${count} changes`}</strong> in{' '}
            {parts === 1 ? 'one part' : `${parts} parts`}:
          </p>
          {/* Focusable, so that the keyboard scrolls it. */}
          <ul className={styles.changes} aria-label={label} tabIndex={0}>
            {groups.map(({ title, items }) => (
              <li key={title}>
                <details open={count <= mostUnfolded}>
                  <summary className={styles.part}>
                    {title} ({items.length})
                  </summary>
                  <ul className={styles.inPart}>
                    {items.map((item) => (
                      <Item key={keyOf(item.changes[0])} item={item} content={content} />
                    ))}
                  </ul>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
      {changes.filter(isKept).map(({ after }) => (
        <KeptOfSample key="kept" count={Number(after)} names={kept} />
      ))}
    </>
  );
}

/** One change, or an item with all that was edited in it. */
function Item({ item, content }: { item: ChangedItem; content: Content }): ReactNode {
  const { where, edits } = whereInItem(item, content);
  const [first, ...others] = item.changes;
  return (
    <li>
      <span className={styles.where}>{where}</span>
      {first && others.length === 0 && <Words change={first} />}
      {others.length > 0 && (
        <ul className={styles.inItem} aria-label={where}>
          {item.changes.map((change, at) => (
            <li key={keyOf(change)}>
              <span className={styles.where}>{edits[at]}</span>
              <Words change={change} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function keyOf(change: Change | undefined): string {
  return change ? `${change.entry ?? ''} ${dotted(change.path)}` : '';
}

function Words({ change }: { change: Change }): ReactNode {
  const words = changeInWords(change);
  switch (words.kind) {
    case 'kept':
      // Said below the list.
      return null;
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
    case 'emptied':
      return (
        <span className={styles.words}>
          Removed {words.what}
          {words.names.length > 0 && (
            <>
              : <del>{words.names.join(' · ')}</del>
            </>
          )}
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
