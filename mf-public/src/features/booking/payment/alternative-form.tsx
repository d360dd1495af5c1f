import { useRef, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import { emailAddress, phoneNumber } from '@getaway/contracts/http/fields';
import type { Quote } from '@getaway/contracts/http/quote';
import { hoursInWords } from '@getaway/kernel/money-rules';
import { formatTotal } from '@getaway/web-kit/format/money';
import { property } from '../../../property.ts';
import { Field } from '../../../ui/field.tsx';
import { fieldErrors } from '../../../ui/field-errors.ts';
import { focusFirstFault } from '../../../ui/focus-first-fault.ts';
import { bookingFailed } from '../draft/messages.ts';
import { shownTerms } from '../draft/shown-terms.ts';
import type { AlternativeContact, BookingDraft } from '../draft/booking-draft.ts';
import type { DraftAction } from '../draft/draft-reducer.ts';
import { PaymentForm } from './payment-form.tsx';
import styles from './payment.module.css';
import { reserveStay, type Reserved } from './reserve-stay.ts';
import type { Refuse } from './use-refusals.ts';

const neededContact = v.object({ email: emailAddress, phone: phoneNumber });

interface AlternativeFormProps {
  draft: BookingDraft;
  quote: Quote;
  dispatch: (action: DraftAction) => void;
  onBusy: (busy: boolean) => void;
  onRefused: Refuse;
  onReserved: (reserved: Reserved) => void;
}

/** In place of the card: the dates are kept for some hours, and the money comes through another service. */
export function AlternativeForm(props: AlternativeFormProps): ReactNode {
  const { draft, quote, dispatch, onBusy, onRefused, onReserved } = props;
  const form = useRef<HTMLFormElement>(null);
  const [submitted, setSubmitted] = useState(false);
  const contact = draft.alternativeContact;
  const wait = hoursInWords(shownTerms(quote).paymentHours);
  const errors = fieldErrors(neededContact, contact);
  const shown = submitted ? errors : {};
  const bind = (field: keyof AlternativeContact) => ({
    name: `alternative-${field}`,
    value: contact[field],
    onChange: (event: { target: { value: string } }) =>
      dispatch({ type: 'alternative-contact-changed', changes: { [field]: event.target.value } }),
  });

  const reserve = async () => {
    setSubmitted(true);
    if (Object.keys(errors).length > 0) return focusFirstFault(form.current);
    onBusy(true);
    try {
      onReserved(await reserveStay(draft, quote));
    } catch (error) {
      onRefused(error, bookingFailed);
    } finally {
      onBusy(false);
    }
  };

  return (
    <PaymentForm ref={form} label="Pay another way" onSubmit={reserve}>
      <ol role="list" className={styles.how}>
        <li>Press Complete, and we’ll hold your dates for {wait}.</li>
        <li>
          Send <strong>{formatTotal(quote.total)}</strong> by{' '}
          {property.paymentHandles.map(({ service }) => service).join(' or ')}. We’ll show you the account and
          your reference next, and email them to you.
        </li>
        <li>
          We’ll confirm as soon as your payment arrives. If it’s unpaid after {wait}, the booking is canceled
          automatically.
        </li>
      </ol>
      <fieldset>
        <legend className={styles.legend}>How can we reach you about payment?</legend>
        <div className={styles.fields}>
          <Field label="Email" required error={shown['email']}>
            {(attributes) => <input {...attributes} {...bind('email')} type="email" autoComplete="email" />}
          </Field>
          <Field label="Phone" required error={shown['phone']}>
            {(attributes) => <input {...attributes} {...bind('phone')} type="tel" autoComplete="tel" />}
          </Field>
        </div>
      </fieldset>
    </PaymentForm>
  );
}
