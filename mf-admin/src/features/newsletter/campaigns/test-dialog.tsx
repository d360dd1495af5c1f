import type { ReactNode } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import { sendCampaignTest, type Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useMutation } from '../../../actions/use-mutation.ts';
import { TestAddressField } from '../../../email-words/test-address-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';

/** Sends a campaign to its author. */
export function TestDialog({ dialog }: { dialog: DialogState<Campaign> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const { run, pending } = useMutation(sendCampaignTest, {
    done: sent,
    failed: 'Failed to send the test',
    refresh: [],
  });
  return (
    <FormDialog<{ email: string }>
      key={round}
      open={open}
      title={`Send a test of ${subject?.name ?? ''}`}
      submit="Send Test"
      initial={{ email: '' }}
      pending={pending}
      onSubmit={async (body) => subject && run({ params: { id: subject.id }, body })}
      onClose={close}
    >
      <TestAddressField
        schema={sendCampaignTest.body.entries.email}
        note="It’s filled in for a sample subscriber, and its subject starts with [Test]."
      />
    </FormDialog>
  );
}

function sent({ sentTo }: Answer<typeof sendCampaignTest>): ToastMessage {
  return { title: 'Test sent', description: `It’s on its way to ${sentTo}.` };
}
