import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { readGuestTimeline } from '@getaway/contracts/http/guest-details';
import { messageSubject, replyToThread, startThread } from '@getaway/contracts/http/inbox';
import { contractRule } from '../actions/contract-rules.ts';
import { useMutation } from '../actions/use-mutation.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import type { DialogState } from '../ui/use-dialog.ts';
import { threadQueries } from './threads.api.ts';
import type { Addressee } from './addressee.ts';
import { MessageField } from './message-field.tsx';
import styles from './threads.module.css';
import { useAttemptKey } from './use-attempt-key.ts';

const refresh = [...threadQueries, readGuestTimeline];

interface MessageValues {
  readonly subject: string;
  readonly text: string;
}

interface WriteMessageProps {
  dialog: DialogState<Addressee>;
  /** For the title. */
  guestName: string;
  /** Where it goes. */
  email: string;
}

/** Writes to a guest; the message starts their thread, or joins the one they have. */
export function WriteMessage({ dialog, guestName, email }: WriteMessageProps): ReactNode {
  const { open, subject, round, close } = dialog;
  const key = useAttemptKey();
  const { pending, run } = useMutation(startThread, {
    done: 'Message sent',
    failed: 'Failed to send the message',
    refresh,
  });
  if (!subject) return null;
  const send = async ({ subject: typed, text }: MessageValues) => {
    const title = typed.trim();
    const body = { ...subject, ...(title !== '' && { subject: title }), text };
    const outcome = await run({ body, idempotencyKey: key.of(JSON.stringify(body)) });
    if (outcome?.ok) key.forget();
    return outcome;
  };
  return (
    <FormDialog<MessageValues>
      key={round}
      open={open}
      title={`Message to ${guestName}`}
      submit="Send"
      initial={{ subject: '', text: '' }}
      pending={pending}
      onSubmit={send}
      onClose={close}
    >
      <p className={styles.to}>
        To <strong>{guestName}</strong>, <strong>{email}</strong>. You can’t take it back once it’s sent.
      </p>
      <Form.Item
        label="Subject"
        name="subject"
        extra="If empty, the email is called a message from your house."
        rules={[contractRule(messageSubject)]}
      >
        <Input maxLength={150} />
      </Form.Item>
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
