import type { ReactNode } from 'react';
import { Alert } from 'antd';
import styles from './campaign-dialog.module.css';
import type { MergedCampaign } from './merge-campaign.ts';

/** Why a draft could not be saved: somebody else saved it first, or it is no draft any more. */
export type Refused =
  | ({ readonly status: 'merged' } & Pick<MergedCampaign, 'taken' | 'conflicts'>)
  | { readonly status: 'gone' };

/** What somebody else did with a draft while staff were writing. Nothing typed is lost. */
export function NewerCampaign({ refused }: { refused: Refused }): ReactNode {
  if (refused.status === 'gone')
    return (
      <Alert
        className={styles.newer ?? ''}
        type="warning"
        showIcon
        role="alert"
        title="This campaign is no longer a draft"
        description="Someone else sent or deleted it. Your text is still here: Save Draft now keeps it as a new campaign."
      />
    );
  const { taken, conflicts } = refused;
  return (
    <Alert
      className={styles.newer ?? ''}
      type="warning"
      showIcon
      role="alert"
      title="Someone else saved this campaign while you were writing"
      description={
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
      }
    />
  );
}
