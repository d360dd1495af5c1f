import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import * as v from 'valibot';
import { useUnsavedChanges } from '../../unsaved-changes/unsaved-changes.ts';
import { MoneyInput } from '../../ui/money-input.tsx';
import styles from './amount-field.module.css';

interface AmountFieldProps {
  label: string;
  unit: '$' | '%';
  /** What the server has, as it is shown. */
  saved: string;
  /** What may be typed. */
  schema: v.GenericSchema;
  /** Answers why it was not saved; undefined when it was. */
  onSave: (typed: string) => Promise<string | undefined>;
}

/**
 * An amount that is saved when its field is left, or on Enter, and only when it changed. Escape brings the saved one
 * back; what could not be saved stays with the reason below it.
 */
export function AmountField({ label, unit, saved, schema, onSave }: AmountFieldProps): ReactNode {
  const faultId = useId();
  const [typed, setTyped] = useState<string>();
  const [fault, setFault] = useState<string>();
  const [pending, setPending] = useState(false);

  // What is on its way to the server is not lost by leaving.
  useUnsavedChanges(() => typed !== undefined && !pending && Number(typed) !== Number(saved));

  const restore = (): void => {
    setTyped(undefined);
    setFault(undefined);
  };

  const save = async (): Promise<void> => {
    if (typed === undefined || pending) return;
    const parsed = v.safeParse(schema, typed);
    if (!parsed.success) return setFault(parsed.issues[0].message);
    if (Number(typed) === Number(saved)) return restore();
    setPending(true);
    const refused = await onSave(typed);
    setPending(false);
    if (refused === undefined) restore();
    else setFault(refused);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape' && !pending) restore();
  };

  return (
    <div className={styles.field} data-pending={pending}>
      <MoneyInput
        suffix={unit === '%' ? '%' : undefined}
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        aria-busy={pending}
        status={fault === undefined ? '' : 'error'}
        readOnly={pending}
        value={typed ?? saved}
        onChange={(event) => {
          setTyped(event.target.value);
          setFault(undefined);
        }}
        onBlur={() => void save()}
        onKeyDown={onKeyDown}
      />
      {fault !== undefined && (
        <p className={styles.fault} id={faultId} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
