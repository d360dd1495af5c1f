import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button } from 'antd';
import * as v from 'valibot';
import { formatTotal } from '@getaway/web-kit/format/money';
import { useUnsavedChanges } from '../../unsaved-changes/unsaved-changes.ts';
import { MoneyInput } from '../../ui/money-input.tsx';
import { NewerNote } from '../../ui/newer-note.tsx';
import type { AmountRefusal } from './amount-refusal.ts';
import styles from './amount-field.module.css';

interface AmountFieldProps {
  label: string;
  unit: '$' | '%';
  /** What the server has, as it is shown. */
  saved: string;
  /** What may be typed. */
  schema: v.GenericSchema;
  /** Answers why it was not saved; undefined when it was. `before` is what the field showed when it was typed into. */
  onSave: (typed: string, before: string) => Promise<AmountRefusal | undefined>;
}

/**
 * An amount that is saved when its field is left, or on Enter, and only when it changed. Escape brings the saved one
 * back; what could not be saved stays with the reason below it. After somebody else set another one, a person decides which
 * of both stays.
 */
export function AmountField({ label, unit, saved, schema, onSave }: AmountFieldProps): ReactNode {
  const faultId = useId();
  const [typed, setTyped] = useState<string>();
  const [before, setBefore] = useState<string>();
  /** What was saved here over `over`, while the list could not be read again. */
  const [own, setOwn] = useState<{ readonly over: string; readonly amount: string }>();
  /** What was sent without an answer: it may be saved, and then nobody else set it. */
  const [lost, setLost] = useState<string>();
  const [refusal, setRefusal] = useState<AmountRefusal>();
  const [pending, setPending] = useState(false);

  // What is on its way to the server is not lost by leaving.
  useUnsavedChanges(() => typed !== undefined && !pending && Number(typed) !== Number(saved));

  const restore = (): void => {
    setTyped(undefined);
    setBefore(undefined);
    setRefusal(undefined);
  };

  const save = async (): Promise<void> => {
    if (typed === undefined || pending) return;
    const parsed = v.safeParse(schema, typed);
    if (!parsed.success) return setRefusal({ kind: 'fault', message: parsed.issues[0].message });
    if (Number(typed) === Number(saved)) return restore();
    setPending(true);
    const first = await onSave(typed, before ?? saved);
    const isOwn = first?.kind === 'newer' && lost !== undefined && Number(first.theirs) === Number(lost);
    const refused = isOwn ? await onSave(typed, lost) : first;
    setPending(false);
    setLost(refused?.kind === 'fault' && refused.isLost ? typed : undefined);
    if (refused === undefined) {
      setOwn({ over: saved, amount: typed });
      return restore();
    }
    setRefusal(refused);
    if (refused.kind === 'newer') setBefore(refused.theirs);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape' && !pending) restore();
  };

  const fault = refusal?.kind === 'fault' ? refusal.message : undefined;
  const inWords = (amount: string): string => (unit === '%' ? `${amount}%` : formatTotal(amount));

  return (
    <>
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
          onChange={(amount) => {
            setTyped(amount);
            setBefore((known) => known ?? (own?.over === saved ? own.amount : saved));
            setRefusal(undefined);
          }}
          // Leaving the field doesn't decide between two people.
          onBlur={() => refusal?.kind !== 'newer' && void save()}
          onKeyDown={onKeyDown}
        />
        {fault !== undefined && (
          <p className={styles.fault} id={faultId} role="alert">
            {fault}
          </p>
        )}
      </div>
      {refusal?.kind === 'newer' && typed !== undefined && (
        <div className={styles.newer}>
          <NewerNote title={`Someone else set this to ${inWords(refusal.theirs)} in the meantime`}>
            <p>Your {inWords(typed)} isn’t saved. Which one should guests pay?</p>
            <div className={styles.decision}>
              <Button size="small" loading={pending} onClick={() => void save()}>
                Save Mine
              </Button>
              <Button size="small" disabled={pending} onClick={restore}>
                Keep Theirs
              </Button>
            </div>
          </NewerNote>
        </div>
      )}
    </>
  );
}
