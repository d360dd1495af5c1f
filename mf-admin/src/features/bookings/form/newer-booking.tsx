import type { ReactNode } from 'react';
import { Alert, Button } from 'antd';
import { changeInWords, fieldInWords } from '../details/change-words.ts';
import styles from './booking-form.module.css';
import type { Merged } from './merge-values.ts';

interface NewerBookingProps {
  /** Undefined when the newest state couldn't be loaded. */
  merged: Pick<Merged, 'changes' | 'conflicts'> | undefined;
  onReload: () => void;
}

/** What somebody else changed while staff filled in the form. Nothing typed is lost. */
export function NewerBooking({ merged, onReload }: NewerBookingProps): ReactNode {
  return (
    <Alert
      className={styles.alert ?? ''}
      type="warning"
      showIcon
      role="alert"
      title="This booking has changed"
      description={
        <>
          <p>Your changes weren’t saved, and nothing was overwritten.</p>
          {merged && <Changes {...merged} />}
          {/* The focus is at the end of the form after saving, and this is above it. */}
          <Button autoFocus onClick={onReload}>
            {merged ? 'Discard My Changes' : 'Load Latest Version'}
          </Button>
        </>
      }
    />
  );
}

function Changes({ changes, conflicts }: Pick<Merged, 'changes' | 'conflicts'>): ReactNode {
  return (
    <>
      {changes.length > 0 && (
        <ul className={styles.changes} aria-label="Changed meanwhile">
          {changes.map((change) => (
            <li key={change.field}>{changeInWords(change)}</li>
          ))}
        </ul>
      )}
      {conflicts.length > 0 && (
        <p>You both changed: {conflicts.map(fieldInWords).join(', ')}. The form has yours.</p>
      )}
      <p>What you entered is kept. Check it, and save again.</p>
    </>
  );
}
