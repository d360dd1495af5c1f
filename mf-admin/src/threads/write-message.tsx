import type { ReactNode } from 'react';
import { Form } from 'antd';
import { replyToThread, startThread } from '@getaway/contracts/http/inbox';
import { contractRule } from '../actions/contract-rules.ts';
import { useMutation } from '../actions/use-mutation.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import type { DialogState } from '../ui/use-dialog.ts';
import { threadQueries } from './threads.api.ts';
import type { Addressee } from './addressee.ts';
import { MessageField } from './message-field.tsx';
import { useAttemptKey } from './use-attempt-key.ts';

interface WriteMessageProps {
  dialog: DialogState<Addressee>;
  /** For the title. */
  guestName: string;
}

/** Writes to a guest; the message starts their thread, or joins the one they have. */
export function WriteMessage({ dialog, guestName }: WriteMessageProps): ReactNode {
  const { open, subject, round, close } = dialog;
  const key = useAttemptKey();
  const { pending, run } = useMutation(startThread, {
    done: 'Message sent',
    failed: 'Failed to send the message',
    refresh: threadQueries,
  });
  if (!subject) return null;
  const send = async ({ text }: { text: string }) => {
    const body = { ...subject, text };
    const outcome = await run({ body, idempotencyKey: key.of(JSON.stringify(body)) });
    if (outcome?.ok) key.forget();
    return outcome;
  };
  return (
    <FormDialog<{ text: string }>
      key={round}
      open={open}
      title={`Message to ${guestName}`}
      submit="Send"
      initial={{ text: '' }}
      pending={pending}
      onSubmit={send}
      onClose={close}
    >
      <Form.Item
        label="Message"
        name="text"
        required
        extra={
          'bookingId' in subject
            ? 'It’s emailed to the guest, and shown on the guest page of this booking.'
            : 'It’s emailed to the guest.'
        }
        rules={[contractRule(replyToThread.body.entries.text)]}
      >
        <MessageField whom={subject} />
      </Form.Item>
    </FormDialog>
  );
}
