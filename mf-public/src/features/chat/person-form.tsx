import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { Field } from '../../ui/field.tsx';
import type { FieldErrors } from '../../ui/field-errors.ts';
import { focusFirstFault } from '../../ui/focus-first-fault.ts';
import type { ChatMessage } from './conversation.ts';
import type { PersonDraft } from './person-draft.ts';
import { Form } from '../../ui/form.tsx';
import styles from './person-form.module.css';
import { sendToPerson } from './send-to-person.ts';

interface PersonFormProps {
  draft: PersonDraft;
  onDraft: (draft: PersonDraft) => void;
  conversation: readonly ChatMessage[];
  onBack: () => void;
  onSent: (draft: PersonDraft) => void;
}

type FormState =
  | { status: 'writing'; errors: FieldErrors; reason?: string }
  | { status: 'sending'; errors: FieldErrors; reason?: string };

/** Asks for what a person needs to answer by email. What was typed stays through going back and a failure. */
export function PersonForm({ draft, onDraft, conversation, onBack, onSent }: PersonFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [{ status, errors, reason }, setState] = useState<FormState>({ status: 'writing', errors: {} });
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  const field = (name: keyof PersonDraft) => ({
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => {
      onDraft({ ...draft, [name]: event.target.value });
      setState({ status: 'writing', errors: { ...errors, [name]: '' } });
    },
  });
  const send = async () => {
    if (status === 'sending') return;
    setState({ status: 'sending', errors: {} });
    const outcome = await sendToPerson(draft, conversation);
    if (outcome.status === 'sent') return onSent(draft);
    if (outcome.status === 'failed')
      return setState({ status: 'writing', errors: {}, reason: outcome.reason });
    setState({ status: 'writing', errors: outcome.errors });
    focusFirstFault(form.current);
  };

  return (
    <Form ref={form} className={styles.form} aria-labelledby="person-title" onSend={send}>
      <h3 id="person-title">Talk to a person</h3>
      <p className={styles.lead}>
        We’ll reply by email within 24 hours.{' '}
        {conversation.length > 0 && 'We’ll see this chat, too, so you don’t have to repeat anything.'}
      </p>
      <Field label="Your name" required error={errors['name']}>
        {(attributes) => <input {...attributes} {...field('name')} autoComplete="name" />}
      </Field>
      <Field label="Email" required error={errors['email']}>
        {(attributes) => <input {...attributes} {...field('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label="Message" required error={errors['message']}>
        {(attributes) => <textarea {...attributes} {...field('message')} rows={3} />}
      </Field>
      <p role="alert" className={styles.reason}>
        {reason}
      </p>
      <div className={styles.buttons}>
        <Button
          type="submit"
          size="small"
          aria-disabled={status === 'sending'}
          aria-busy={status === 'sending'}
        >
          {status === 'sending' ? 'Sending…' : 'Send Message'}
        </Button>
        <Button look="text" className={styles.back} onClick={onBack}>
          Back to the chat
        </Button>
      </div>
    </Form>
  );
}
