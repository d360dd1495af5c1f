import type { ReactNode } from 'react';
import { Merged, NewerNote, type MergedFields } from '../../../ui/newer-note.tsx';

/** Why a draft could not be saved: somebody else saved it first, or it is no draft any more. */
export type Refused = ({ readonly status: 'merged' } & MergedFields) | { readonly status: 'gone' };

/** What somebody else did with a draft while staff were writing. Nothing typed is lost. */
export function NewerCampaign({ refused }: { refused: Refused }): ReactNode {
  switch (refused.status) {
    case 'gone':
      return (
        <NewerNote title="This campaign is no longer a draft">
          <p>
            Someone else sent or deleted it. Your text is still here: Save Draft keeps it as a new campaign.
          </p>
        </NewerNote>
      );
    case 'merged':
      return (
        <NewerNote title="Someone else saved this campaign while you were writing">
          <Merged {...refused} />
        </NewerNote>
      );
    default:
      return refused satisfies never;
  }
}
