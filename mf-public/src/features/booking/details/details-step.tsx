import { useState, type ReactNode } from 'react';
import { formatTimeOfDay } from '@getaway/web-kit/format/dates';
import { Field } from '../../../ui/field.tsx';
import type { GuestDetails } from '../wizard/booking-draft.ts';
import styles from './details-step.module.css';
import { checkInTimes, checkOutTimes, detailErrors, guestCounts, occasionChoices } from './guest-details.ts';

type Typed = Exclude<keyof GuestDetails, 'numberOfGuests'>;

interface DetailsStepProps {
  details: GuestDetails;
  onChange: (changes: Partial<GuestDetails>) => void;
}

export function DetailsStep({ details, onChange }: DetailsStepProps): ReactNode {
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
    <div className={styles.fields}>
      <Field label="First name" required error={errorOf('firstName')}>
        {(attributes) => <input {...attributes} {...bind('firstName')} autoComplete="given-name" />}
      </Field>
      <Field label="Last name" required error={errorOf('lastName')}>
        {(attributes) => <input {...attributes} {...bind('lastName')} autoComplete="family-name" />}
      </Field>
      <Field label="Email" required error={errorOf('email')} hint="Your confirmation goes here.">
        {(attributes) => <input {...attributes} {...bind('email')} type="email" autoComplete="email" />}
      </Field>
      <Field label="Phone" required error={errorOf('phone')}>
        {(attributes) => <input {...attributes} {...bind('phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field label="Number of guests" required>
        {(attributes) => (
          <select
            {...attributes}
            name="numberOfGuests"
            value={details.numberOfGuests}
            onChange={(event) => onChange({ numberOfGuests: Number(event.target.value) })}
          >
            {guestCounts.map((count) => (
              <option key={count} value={count}>
                {count === 1 ? '1 guest' : `${count} guests`}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Occasion">
        {(attributes) => (
          <select {...attributes} {...bind('occasion')}>
            <option value="">No special occasion</option>
            {occasionChoices.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Check-in time" required>
        {(attributes) => (
          <select {...attributes} {...bind('checkInTime')}>
            <TimeOptions times={checkInTimes} />
          </select>
        )}
      </Field>
      <Field label="Check-out time" required>
        {(attributes) => (
          <select {...attributes} {...bind('checkOutTime')}>
            <TimeOptions times={checkOutTimes} />
          </select>
        )}
      </Field>
      <div className={styles.full}>
        <Field label="Special requests" error={errorOf('specialRequests')}>
          {(attributes) => <textarea {...attributes} {...bind('specialRequests')} rows={4} />}
        </Field>
      </div>
    </div>
  );
}

function TimeOptions({ times }: { times: readonly string[] }): ReactNode {
  return times.map((time) => (
    <option key={time} value={time}>
      {formatTimeOfDay(time)}
    </option>
  ));
}
