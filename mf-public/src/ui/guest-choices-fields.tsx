import type { ReactNode } from 'react';
import { guestCounts, guestsHint, occasionChoices } from '../guest-choices.ts';
import { Field } from './field.tsx';
import { Options } from './options.tsx';

interface GuestCountFieldProps {
  value: number;
  onChange: (count: number) => void;
}

/** How many guests come. */
export function GuestCountField({ value, onChange }: GuestCountFieldProps): ReactNode {
  return (
    <Field label="Number of guests" required {...(guestsHint ? { hint: guestsHint } : {})}>
      {(attributes) => (
        <select
          {...attributes}
          name="numberOfGuests"
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {guestCounts.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 guest' : `${count} guests`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface OccasionFieldProps {
  /** Empty for none. */
  value: string;
  choices?: readonly { readonly value: string; readonly label: string }[];
  onChange: (occasion: string) => void;
}

/** What the guests celebrate. */
export function OccasionField({ value, choices = occasionChoices, onChange }: OccasionFieldProps): ReactNode {
  return (
    <Field label="Occasion">
      {(attributes) => (
        <select
          {...attributes}
          name="occasion"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">No special occasion</option>
          <Options choices={choices} />
        </select>
      )}
    </Field>
  );
}
