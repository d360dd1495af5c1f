import { useRef, useState, type ReactNode } from 'react';
import type { Asked, askForLink } from './find-booking.api.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { property } from '../../property.ts';
import { Field } from '../../ui/field.tsx';
import type { FieldErrors } from '../../ui/field-errors.ts';
import { focusFirstFault } from '../../ui/focus-first-fault.ts';
import { PhoneLink } from '../../ui/phone-link.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { usePrerenderedForm } from '../../ui/use-prerendered-form.ts';
import { useSeen } from '../../ui/use-seen.ts';
import { Form } from '../../ui/form.tsx';
import styles from './find-booking.module.css';

type State =
  | { readonly status: 'asking'; readonly errors: FieldErrors; readonly problem?: string }
  | { readonly status: 'sending' | 'sent' };

const problems = {
  'too-many': 'That’s a lot of tries. Please wait 15 minutes, or contact us.',
  unanswered: 'We couldn’t reach our server. Please check your connection and try again.',
};

/** The schema and the client come with the first try. */
const ask = (typed: Parameters<typeof askForLink>[0]): Promise<Asked> =>
  import('./find-booking.api.ts').then(
    (api) => api.askForLink(typed),
    () => ({ status: 'unanswered' }),
  );

/** Emails a guest the link to their stay. The answer is the same for everybody. */
export function FindBookingPage(): ReactNode {
  const [state, setState] = useState<State>({ status: 'asking', errors: {} });
  return (
    <div className={styles.page}>
      <PageHead title="Find my booking" description="Get the link to your stay again, by email." hidden />
      {state.status === 'sent' ? <Sent /> : <FindForm state={state} onState={setState} />}
    </div>
  );
}

interface FindFormProps {
  state: Exclude<State, { status: 'sent' }>;
  onState: (state: State) => void;
}

function FindForm({ state, onState }: FindFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ bookingReference: '', email: '' });
  const change = (field: keyof typeof typed, value: string) =>
    setTyped((last) => ({ ...last, [field]: value }));
  usePrerenderedForm(form, ['bookingReference', 'email'], change);
  const errors = state.status === 'asking' ? state.errors : {};
  const problem = state.status === 'asking' ? state.problem : undefined;

  const send = async () => {
    onState({ status: 'sending' });
    const asked = await ask(typed);
    switch (asked.status) {
      case 'sent':
        return onState({ status: 'sent' });
      case 'invalid':
        onState({ status: 'asking', errors: asked.errors });
        return focusFirstFault(form.current);
      default:
        return onState({ status: 'asking', errors: {}, problem: problems[asked.status] });
    }
  };
  return (
    <>
      <h1>Find my booking</h1>
      <p className={styles.lead}>
        Tell us your booking reference and the email address of your booking. We’ll email you the link to your
        stay.
      </p>
      <Form ref={form} className={styles.form} aria-label="Find my booking" onSend={send}>
        <Field
          label="Booking reference"
          required
          error={errors['bookingReference']}
          hint="It’s in every email about your booking."
        >
          {(attributes) => (
            <input
              {...attributes}
              name="bookingReference"
              value={typed.bookingReference}
              onChange={(event) => change('bookingReference', event.target.value)}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          )}
        </Field>
        <Field label="Email" required error={errors['email']}>
          {(attributes) => (
            <input
              {...attributes}
              name="email"
              type="email"
              value={typed.email}
              onChange={(event) => change('email', event.target.value)}
              autoComplete="email"
            />
          )}
        </Field>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <SubmitButton sending={state.status === 'sending' ? 'Sending…' : undefined}>
          Email me my link
        </SubmitButton>
      </Form>
      <Contact question="Can’t find your reference?" />
    </>
  );
}

function Sent(): ReactNode {
  const heading = useSeen<HTMLHeadingElement>(true);
  return (
    <div role="status" className={styles.sent}>
      <h1 ref={heading} tabIndex={-1}>
        Check your email
      </h1>
      <p className={styles.lead}>
        If the reference and the email belong to a booking, the link to your stay is on its way. It can take a
        few minutes. If you don’t see it, check your spam folder.
      </p>
      <Contact question="Still nothing?" />
    </div>
  );
}

function Contact({ question }: { question: string }): ReactNode {
  const { email, phone } = property.contact;
  return (
    <p className={styles.contact}>
      {question} Email <a href={`mailto:${email}`}>{email}</a> or call <PhoneLink phone={phone} />.
    </p>
  );
}
