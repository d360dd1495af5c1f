import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from 'antd';
import styles from './newer-note.module.css';

/** What somebody else saved while a form was being filled in. */
export interface MergedFields {
  /** Labels of the fields that only the other one changed. */
  readonly taken: readonly string[];
  /** Fields that both changed, with what the other one entered. */
  readonly conflicts: readonly { readonly label: string; readonly theirs: string }[];
}

/** Says above a form, and where it is seen, why it could not be saved. Nothing typed is lost. */
export function NewerNote({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  // The form is longer than the screen, and is saved from anywhere in it.
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} className={styles.note}>
      <Alert type="warning" showIcon role="alert" title={title} description={children} />
    </div>
  );
}

/** What the form has of both. */
export function Merged({ taken, conflicts }: MergedFields): ReactNode {
  return (
    <>
      <p>Nothing was overwritten, and what you entered is still here.</p>
      {taken.length > 0 && <p>Now in the form from them: {taken.join(', ')}.</p>}
      {conflicts.length > 0 && <p>You both changed the following. The form has yours:</p>}
      {conflicts.map(({ label, theirs }) => (
        <details key={label}>
          <summary>{label}: show theirs</summary>
          <p className={styles.theirs}>{theirs}</p>
        </details>
      ))}
      <p>Check it, and save again.</p>
    </>
  );
}
