import type { ReactNode } from 'react';
import type { Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState, OrNew } from '../../../ui/use-dialog.ts';
import styles from './campaign-dialog.module.css';
import { CampaignFields } from './campaign-fields.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { campaignValues, type CampaignValues } from './campaign-values.ts';
import { NewerCampaign } from './newer-campaign.tsx';
import { useSaveCampaign } from './use-save-campaign.ts';

/** Where a campaign is written, with the email that it makes beside it. Nothing is sent from here. */
export function CampaignDialog({ dialog }: { dialog: DialogState<OrNew<Campaign>> }): ReactNode {
  const { open, subject = 'new', round, close } = dialog;
  return <CampaignEditor key={round} open={open} subject={subject} onClose={close} />;
}

interface CampaignEditorProps {
  open: boolean;
  subject: OrNew<Campaign>;
  onClose: () => void;
}

function CampaignEditor({ open, subject, onClose }: CampaignEditorProps): ReactNode {
  const { save, pending, refused, refusals } = useSaveCampaign(subject);
  return (
    <FormDialog<CampaignValues>
      open={open}
      title={subject === 'new' ? 'Write Campaign' : 'Edit Campaign'}
      submit="Save Draft"
      width={1180}
      initial={campaignValues(subject)}
      pending={pending}
      onSubmit={save}
      onClose={onClose}
    >
      {refused && <NewerCampaign key={refusals} refused={refused} />}
      <div className={styles.editor}>
        <div className={styles.fields}>
          <CampaignFields />
        </div>
        <CampaignPreview />
      </div>
    </FormDialog>
  );
}
