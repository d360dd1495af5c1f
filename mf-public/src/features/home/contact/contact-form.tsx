import { useRef, type ReactNode } from 'react';
import { homeTexts } from '@getaway/property/house/home';
import { Button } from '@getaway/web-kit/button/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Options } from '../../../ui/options.tsx';
import { focusFirstFault } from '../../../ui/focus-first-fault.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { usePrerenderedForm } from '../../../ui/use-prerendered-form.ts';
import { property } from '../../../property.ts';
import { Form } from '../../../ui/form.tsx';
import styles from './contact.module.css';
import { occasionChoices } from './enquiry.ts';
import { useEnquiry } from './use-enquiry.ts';

export function ContactForm(): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { enquiry, state, change, send, startAgain } = useEnquiry();
  usePrerenderedForm(form, ['name', 'partnerName', 'email', 'phone', 'occasion', 'message'], change);
  const errors = state.status === 'writing' ? state.errors : {};

  const text = (field: keyof typeof enquiry) => ({
    name: field,
    value: enquiry[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  });
  const submit = async () => {
    const next = await send();
    if (next.status === 'writing') focusFirstFault(form.current);
  };

  return (
    <Form ref={form} className={styles.form} aria-labelledby="get-in-touch" onSend={submit}>
      <h3 id="get-in-touch">Get in Touch</h3>
      <p className={styles.formLead}>{homeTexts.contact.formLead}</p>
      <Field label="Your name" required error={errors['name']}>
        {(attributes) => <input {...attributes} {...text('name')} autoComplete="name" />}
      </Field>
      <Field label="Partner's name" error={errors['partnerName']}>
        {(attributes) => <input {...attributes} {...text('partnerName')} autoComplete="off" />}
      </Field>
      <Field label="Email" required error={errors['email']}>
        {(attributes) => <input {...attributes} {...text('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label="Phone" error={errors['phone']}>
        {(attributes) => <input {...attributes} {...text('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <div className={styles.full}>
        <Field label="Occasion" error={errors['occasion']}>
          {(attributes) => (
            <select {...attributes} {...text('occasion')}>
              <option value="">Choose an occasion</option>
              <Options choices={occasionChoices} />
            </select>
          )}
        </Field>
      </div>
      <div className={styles.full}>
        <Field label="Message" required error={errors['message']}>
          {(attributes) => <textarea {...attributes} {...text('message')} rows={5} />}
        </Field>
      </div>
      <div className={styles.full}>
        <SubmitButton sending={state.status === 'sending' ? 'Sending...' : undefined}>
          Send Message
        </SubmitButton>
      </div>
      {state.status === 'sent' && (
        <Dialog title="Thank you" onClose={startAgain}>
          <p>Your message has reached {property.name}. We’ll reply within 24 hours, usually much sooner.</p>
          <Button onClick={startAgain}>Close</Button>
        </Dialog>
      )}
    </Form>
  );
}
