import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from 'antd';
import styles from './campaign-dialog.module.css';
import type { MergedCampaign } from './merge-campaign.ts';

/** Why a draft could not be saved: somebody else saved it first, or it is no draft any more. */
export type Refused =
  | ({ readonly status: 'merged' } & Pick<MergedCampaign, 'taken' | 'conflicts'>)
  | { readonly status: 'gone' };

/** What somebody else did with a draft while staff were writing. Nothing typed is lost. */
export function NewerCampaign({ refused }: { refused: Refused }): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  // The form is longer than the screen, and is saved from anywhere in it.
  useEffect(() => {
    void place.current?.scrollIntoView({ block: 'center' });
  }, [refused]);
  const isGone = refused.status === 'gone';
  return (
    <div ref={place} className={styles.newer}>
      <Alert
        type="warning"
        showIcon
        role="alert"
        title={
          isGone
            ? 'This campaign is no longer a draft'
            : 'Someone else saved this campaign while you were writing'
        }
        description={
          isGone ? (
            <p>
              Someone else sent or deleted it. Your text is still here: Save Draft keeps it as a new campaign.
            </p>
          ) : (
            <Merged {...refused} />
          )
        }
      />
    </div>
  );
}

function Merged({ taken, conflicts }: Pick<MergedCampaign, 'taken' | 'conflicts'>): ReactNode {
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
