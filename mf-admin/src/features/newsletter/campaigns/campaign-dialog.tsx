import type { ReactNode } from 'react';
import {
  changeCampaign,
  createCampaign,
  listCampaigns,
  readCampaign,
  type Campaign,
} from '@getaway/contracts/http/newsletter-campaigns';
import { useMutation } from '../../../actions/use-mutation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState, OrNew } from '../../../ui/use-dialog.ts';
import styles from './campaign-dialog.module.css';
import { CampaignFields } from './campaign-fields.tsx';
import { CampaignPreview } from './campaign-preview.tsx';
import { campaignBody, campaignValues, type CampaignValues } from './campaign-values.ts';

const texts = {
  done: 'Draft saved',
  failed: 'Failed to save the draft',
  refresh: [listCampaigns, readCampaign],
};

/** Where a campaign is written, with the email that it makes beside it. Nothing is sent from here. */
export function CampaignDialog({ dialog }: { dialog: DialogState<OrNew<Campaign>> }): ReactNode {
  const { open, subject = 'new', round, close } = dialog;
  const creation = useMutation(createCampaign, texts);
  const change = useMutation(changeCampaign, texts);
  return (
    <FormDialog<CampaignValues>
      key={round}
      open={open}
      title={subject === 'new' ? 'Write Campaign' : 'Edit Campaign'}
      submit="Save Draft"
      width={1180}
      initial={campaignValues(subject)}
      pending={creation.pending || change.pending}
      onSubmit={(values) => {
        const body = campaignBody(values);
        return subject === 'new' ? creation.run({ body }) : change.run({ params: { id: subject.id }, body });
      }}
      onClose={close}
    >
      <div className={styles.editor}>
        <div className={styles.fields}>
          <CampaignFields />
        </div>
        <CampaignPreview />
      </div>
    </FormDialog>
  );
}
