import { useRef, type ReactNode } from 'react';
import { weekdayEscapeTexts } from '@getaway/property/house/weekday-escape';
import { Field } from '../../../ui/field.tsx';
import { focusFirstFault } from '../../../ui/focus-first-fault.ts';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { usePrerenderedForm } from '../../../ui/use-prerendered-form.ts';
import styles from './signup.module.css';
import type { Subscriber } from './subscriber.ts';
import { useSignup } from './use-signup.ts';

const texts = weekdayEscapeTexts.signup;

export function SignupForm({ onSignedUp }: { onSignedUp: () => void }): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const { subscriber, errors, submitting, change, submit } = useSignup(onSignedUp);
  usePrerenderedForm(form, ['firstName', 'lastName', 'email'], change);

  const text = (field: keyof Subscriber) => ({
    name: field,
    value: subscriber[field],
    onChange: (event: { target: { value: string } }) => change(field, event.target.value),
  });

  return (
    <>
      <h2 id="signup-title" tabIndex={-1}>
        {texts.title}
      </h2>
      <p className={styles.lead}>{texts.lead}</p>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit().then((complete) => {
            if (!complete) focusFirstFault(form.current);
          });
        }}
      >
        <Field label="First name" required error={errors['firstName']}>
          {(attributes) => <input {...attributes} {...text('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last name" required error={errors['lastName']}>
          {(attributes) => <input {...attributes} {...text('lastName')} autoComplete="family-name" />}
        </Field>
        <div className={styles.full}>
          <Field label="Email" required error={errors['email']}>
            {(attributes) => <input {...attributes} {...text('email')} type="email" autoComplete="email" />}
          </Field>
        </div>
        {/* People never see it; programs fill it in. */}
        <div className={styles.trap} inert>
          <label>
            Website
            <input {...text('website')} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={`${styles.full} ${styles.send}`}>
          <SubmitButton sending={submitting ? 'SENDING...' : undefined}>{texts.button}</SubmitButton>
        </div>
      </form>
      <p className={styles.note}>{texts.note}</p>
    </>
  );
}
