import { useState, type ReactNode } from 'react';
import { Form } from 'antd';
import { listEmailSends } from '@getaway/contracts/http/email-sends';
import { sendDraftTestEmail, sendTestEmail } from '@getaway/contracts/http/email-templates';
import type { Answer } from '@getaway/contracts/http/call';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useMutation } from '../../../actions/use-mutation.ts';
import { TestAddressField } from '../../../email-words/test-address-field.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import type { DialogState } from '../../../ui/use-dialog.ts';
import { GuestChoice } from '../guest-choice.tsx';
import type { WrittenField } from './template-values.ts';

/** A template that is saved, or as it is being written. */
export type TestedEmail =
  | { readonly kind: 'saved'; readonly name: string; readonly id: string }
  | { readonly kind: 'draft'; readonly texts: Record<WrittenField, string> };

interface TestValues {
  email: string;
}

const texts = { done: sent, failed: 'Failed to send test email', refresh: [listEmailSends] };

/** Sends a template, filled in for a guest, to its author. */
export function TestEmailDialog({ dialog }: { dialog: DialogState<TestedEmail> }): ReactNode {
  const { open, subject, round, close } = dialog;
  const [guestId, setGuestId] = useState<string>();
  const saved = useMutation(sendTestEmail, texts);
  const draft = useMutation(sendDraftTestEmail, texts);
  const send = ({ email }: TestValues) => {
    const to = { email, ...(guestId ? { guestId } : {}) };
    if (subject?.kind === 'draft') return draft.run({ body: { ...subject.texts, ...to } });
    return subject && saved.run({ params: { id: subject.id }, body: to });
  };
  return (
    <FormDialog<TestValues>
      key={round}
      open={open}
      title={subject?.kind === 'saved' ? `Send a test of ${subject.name}` : 'Send a test of this draft'}
      submit="Send Test"
      initial={{ email: '' }}
      pending={saved.pending || draft.pending}
      onSubmit={async (values) => send(values)}
      onClose={close}
    >
      <TestAddressField schema={sendTestEmail.body.entries.email} />
      <Form.Item label="Preview as">
        <GuestChoice
          label="Guest for the test"
          placeholder="A sample couple"
          guestId={guestId}
          onChoose={setGuestId}
        />
      </Form.Item>
    </FormDialog>
  );
}

function sent({ sentTo }: Answer<typeof sendTestEmail>): ToastMessage {
  return { title: 'Test email sent', description: `It’s on its way to ${sentTo}.` };
}
