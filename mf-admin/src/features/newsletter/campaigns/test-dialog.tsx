import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import type { Answer } from '@getaway/contracts/http/call';
import { readEmailSetup } from '@getaway/contracts/http/email-setup';
import { sendCampaignTest, type Campaign } from '@getaway/contracts/http/newsletter-campaigns';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { contractRule } from '../../../actions/contract-rules.ts';
import { useMutation } from '../../../actions/use-mutation.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';

/** Sends a campaign to its author. */
export function TestDialog({ dialog }: { dialog: DialogState<Campaign> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const address = useQuery(readEmailSetup, open ? undefined : null).data?.ownerEmail;
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
      <Form.Item
        label="Send to"
        name="email"
        rules={[contractRule(sendCampaignTest.body.entries.email)]}
        extra={`Leave empty to send it to the house${address ? `, at ${address}` : ''}. It’s filled in for a sample subscriber, and its subject starts with [Test].`}
      >
        <Input type="email" autoComplete="email" autoFocus />
      </Form.Item>
    </FormDialog>
  );
}

function sent({ sentTo }: Answer<typeof sendCampaignTest>): ToastMessage {
  return { title: 'Test sent', description: `It’s on its way to ${sentTo}.` };
}
