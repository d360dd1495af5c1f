import type { InputHTMLAttributes, ReactNode } from 'react';
import type { Path } from '../content/content.ts';
import type { NumberField, PlainField } from '../fields/field.ts';
import { FieldFrame } from './field-frame.tsx';
import { useForm } from './form-context.ts';
import styles from './form.module.css';

interface ShortInputProps extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'value'
> {
  field: NumberField | PlainField;
  path: Path;
  onType: (text: string) => void;
  /** What the value means, beside the field. */
  beside?: string | undefined;
}

/** A field of a few characters, such as a number or a time. */
export function ShortInput({ field, path, onType, beside, ...input }: ShortInputProps): ReactNode {
  const { leave } = useForm();
  return (
    <FieldFrame path={path} label={field.label} hint={field.hint} isRequired={field.isRequired === true}>
      {(props) => (
        <div className={styles.withUnit}>
          <input
            {...props}
            {...input}
            className={styles.short}
            autoComplete="off"
            onChange={({ target }) => onType(target.value)}
            onBlur={leave}
          />
          {beside !== undefined && <output htmlFor={props.id}>{beside}</output>}
        </div>
      )}
    </FieldFrame>
  );
}
