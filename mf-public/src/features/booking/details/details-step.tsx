import { useState, type ReactNode } from 'react';
import type { AddOnService } from '@getaway/contracts/http/catalogue';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { GuestCountField, OccasionField } from '../../../ui/guest-choices-fields.tsx';
import { TimeOptions } from '../../../ui/time-options.tsx';
import { detailsFormId } from '../draft/step-forms.ts';
import { checkInChoices, checkOutChoices } from '../draft/stay-hours.ts';
import type { GuestDetails } from '../draft/booking-draft.ts';
import styles from './details-step.module.css';
import { detailErrors } from './guest-details.ts';

type Typed = Exclude<keyof GuestDetails, 'numberOfGuests'>;

interface DetailsStepProps {
  details: GuestDetails;
  /** The early check-in that the chosen add-ons include, HH:MM. */
  opensAt: string | null;
  /** An add-on that would include one. */
  earlyCheckIn: AddOnService | undefined;
  onChange: (changes: Partial<GuestDetails>) => void;
  onSend: () => Promise<void>;
}

export function DetailsStep(props: DetailsStepProps): ReactNode {
  const { details, opensAt, earlyCheckIn, onChange, onSend } = props;
  // A field is only called wrong once its guest has left it.
  const [left, setLeft] = useState<ReadonlySet<Typed>>(new Set());
  const errors = detailErrors(details);
  const errorOf = (field: Typed) => (left.has(field) ? errors[field] : undefined);
  const bind = (field: Typed) => ({
    name: field,
    value: details[field],
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
    onBlur: () => setLeft(new Set([...left, field])),
  });

  return (
    <Form id={detailsFormId} className={styles.fields} onSend={onSend}>
      <Field label="First name" required error={errorOf('firstName')}>
        {(attributes) => <input {...attributes} {...bind('firstName')} autoComplete="given-name" />}
      </Field>
      <Field label="Last name" required error={errorOf('lastName')}>
        {(attributes) => <input {...attributes} {...bind('lastName')} autoComplete="family-name" />}
      </Field>
      <Field label="Email" required error={errorOf('email')} hint="We’ll send your confirmation here.">
        {(attributes) => <input {...attributes} {...bind('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label="Phone" required error={errorOf('phone')}>
        {(attributes) => <input {...attributes} {...bind('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <GuestCountField
        value={details.numberOfGuests}
        onChange={(numberOfGuests) => onChange({ numberOfGuests })}
      />
      <OccasionField value={details.occasion} onChange={(occasion) => onChange({ occasion })} />
      <Field
        label="Check-in time"
        required
        {...(opensAt === null && earlyCheckIn
          ? { hint: `Need to be here sooner? Choose ${earlyCheckIn.name} in the next step.` }
          : {})}
      >
        {(attributes) => (
          <select {...attributes} {...bind('checkInTime')}>
            <TimeOptions times={checkInChoices(opensAt)} />
          </select>
        )}
      </Field>
      <Field label="Check-out time" required>
        {(attributes) => (
          <select {...attributes} {...bind('checkOutTime')}>
            <TimeOptions times={checkOutChoices} />
          </select>
        )}
      </Field>
      <div className={styles.full}>
        <Field label="Special requests" error={errorOf('specialRequests')}>
          {(attributes) => <textarea {...attributes} {...bind('specialRequests')} rows={4} />}
        </Field>
      </div>
    </Form>
  );
}
