import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { recordedMethodSchema, recordPayment, type RecordedMethod } from '@getaway/contracts/http/ledger';
import { moneyMethodNames } from '@getaway/contracts/http/money-names';
import { contractRule } from '../../../actions/contract-rules.ts';
import { AutosizeTextArea } from '../../../ui/autosize-text-area.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { FormGrid, WideField } from '../../../ui/form-grid.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { useRecheck } from '../../../ui/use-recheck.ts';

/** What staff enter about money that came or went without a card. */
export interface RecordedMoneyValues {
  amount: string;
  method: RecordedMethod;
  effectiveOn: string;
  note: string;
}

export interface MethodOption {
  readonly value: RecordedMethod;
  readonly label: string;
}

/** Every method that staff record. */
export const recordedMethodOptions: readonly MethodOption[] = recordedMethodSchema.options.map((value) => ({
  value,
  label: moneyMethodNames[value],
}));

// A payment and a refund have the same fields.
const fields = recordPayment.body.entries;
const Field = Form.Item<RecordedMoneyValues>;

interface RecordedMoneyFieldsProps {
  methods: readonly MethodOption[];
  /** The last day that can be entered. */
  today: string;
}

/** Amount, method, day and note of money that staff record. */
export function RecordedMoneyFields({ methods, today }: RecordedMoneyFieldsProps): ReactNode {
  const recheck = useRecheck('amount');
  return (
    <>
      <Field
        label="Amount"
        name="amount"
        required
        validateTrigger="onBlur"
        rules={[contractRule(fields.amount)]}
      >
        <MoneyInput autoFocus onChange={recheck} />
      </Field>
      <MoneyOriginFields methodLabel="Method" methods={methods} today={today} />
    </>
  );
}

/** Method, day and note of money whose amount is known. */
export function MoneyOriginFields({
  methodLabel,
  methods,
  today,
  autoFocus = false,
}: RecordedMoneyFieldsProps & { methodLabel: string; autoFocus?: boolean }): ReactNode {
  const notLater = {
    validator: async (_rule: unknown, day: string) => {
      if (day > today) throw new Error('Can’t be later than today');
    },
  };
  return (
    <FormGrid>
      <Field label={methodLabel} name="method" required rules={[contractRule(fields.method)]}>
        <Choice options={methods} placeholder="Choose" autoFocus={autoFocus} />
      </Field>
      <Field label="Date" name="effectiveOn" required rules={[contractRule(fields.effectiveOn), notLater]}>
        <Input type="date" max={today} />
      </Field>
      <WideField>
        <Field label="Note" name="note" rules={[contractRule(fields.note)]}>
          <AutosizeTextArea minRows={2} maxRows={6} placeholder="Appears in the ledger" />
        </Field>
      </WideField>
    </FormGrid>
  );
}
