import { useMemo, type ReactNode } from 'react';
import { property } from '../property.ts';
import { Field } from '../ui/field.tsx';
import type { FieldErrors } from '../ui/field-errors.ts';
import type { BillingAddress } from './billing-address.ts';
import { addressRules } from './billing.ts';
import { countriesFrom } from './countries.ts';
import styles from './card.module.css';

interface BillingFieldsProps {
  billing: BillingAddress;
  errors: FieldErrors;
  onChange: (changes: Partial<BillingAddress>) => void;
}

export function BillingFields({ billing, errors, onChange }: BillingFieldsProps): ReactNode {
  const rules = addressRules(billing.country);
  const countries = useMemo(() => countriesFrom(property.address.country), []);
  const bind = (field: Exclude<keyof BillingAddress, 'country'>, autoComplete: string) => ({
    name: `billing-${field}`,
    value: billing[field],
    autoComplete: `billing ${autoComplete}`,
    onChange: (event: { target: { value: string } }) => onChange({ [field]: event.target.value }),
  });

  return (
    <fieldset className={styles.room}>
      <legend className={styles.legend}>Billing address</legend>
      <div className={styles.fields}>
        <Field label="First name" required error={errors['firstName']}>
          {(attributes) => <input {...attributes} {...bind('firstName', 'given-name')} />}
        </Field>
        <Field label="Last name" required error={errors['lastName']}>
          {(attributes) => <input {...attributes} {...bind('lastName', 'family-name')} />}
        </Field>
        <Field label="Address line 1" required error={errors['address1']}>
          {(attributes) => <input {...attributes} {...bind('address1', 'address-line1')} />}
        </Field>
        <Field label="Address line 2">
          {(attributes) => <input {...attributes} {...bind('address2', 'address-line2')} />}
        </Field>
        <Field label="City" required error={errors['city']}>
          {(attributes) => <input {...attributes} {...bind('city', 'address-level2')} />}
        </Field>
        <Field label={rules.region} required={rules.needsRegion} error={errors['state']}>
          {(attributes) => <input {...attributes} {...bind('state', 'address-level1')} />}
        </Field>
        <Field label={rules.postalCode} required={rules.needsPostalCode} error={errors['postalCode']}>
          {(attributes) => <input {...attributes} {...bind('postalCode', 'postal-code')} />}
        </Field>
        <Field label="Country" required>
          {(attributes) => (
            <select
              {...attributes}
              name="billing-country"
              autoComplete="billing country"
              value={billing.country}
              onChange={(event) => onChange({ country: event.target.value })}
            >
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </fieldset>
  );
}
