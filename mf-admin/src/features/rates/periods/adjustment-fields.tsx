import type { ReactNode } from 'react';
import { Checkbox, Form, type FormRule } from 'antd';
import * as v from 'valibot';
import { priceAdjustmentInput } from '@getaway/contracts/http/price-adjustments';
import { rateWeekdays } from '@getaway/contracts/http/rates';
import { Choice } from '../../../ui/choice.tsx';
import { WideField } from '../../../ui/form-grid.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { useRecheck } from '../../../ui/use-recheck.ts';
import { typedAdjustment, unitOf, type AdjustmentValues } from './adjustment-values.ts';
import { weekdayNames } from './period-words.ts';

const changes: { value: AdjustmentValues['change']; label: string }[] = [
  { value: 'percent-more', label: 'Percent more' },
  { value: 'percent-less', label: 'Percent less' },
  { value: 'dollars-more', label: 'Dollars more' },
  { value: 'dollars-less', label: 'Dollars less' },
];

const nightChoices: { value: AdjustmentValues['nights']; label: string }[] = [
  { value: 'every', label: 'Every night' },
  { value: 'some', label: 'Some weekdays' },
];

const weekdayOptions = rateWeekdays.map((day) => ({ value: day, label: weekdayNames[day] }));

const possibleAmount: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, amount: string) => {
    const change = getFieldValue(['adjustment', 'change']) as AdjustmentValues['change'];
    const parsed = v.safeParse(priceAdjustmentInput, typedAdjustment({ change, amount, nights: 'every' }));
    if (!parsed.success) throw new Error(parsed.issues[0].message);
  },
});

const someWeekday: FormRule = {
  validator: async (_rule, weekdays: readonly string[] = []) => {
    if (weekdays.length === 0) throw new Error('Choose at least one weekday');
  },
};

/** How much more or less a night costs: one adjustment, for every night or some weekdays. */
export function AdjustmentFields(): ReactNode {
  const change = Form.useWatch<AdjustmentValues['change'] | undefined>(['adjustment', 'change']);
  const recheckAmount = useRecheck(['adjustment', 'amount']);
  const nights = Form.useWatch<AdjustmentValues['nights'] | undefined>(['adjustment', 'nights']);
  const isPercent = change === undefined || unitOf(change) === 'percent';
  return (
    <>
      <Form.Item label="A night costs" name={['adjustment', 'change']} required>
        <Choice options={changes} onChange={recheckAmount} />
      </Form.Item>
      <Form.Item label="By how much" name={['adjustment', 'amount']} required rules={[possibleAmount]}>
        {isPercent ? <MoneyInput suffix="%" /> : <MoneyInput />}
      </Form.Item>
      <Form.Item label="On which nights" name={['adjustment', 'nights']} required>
        <Choice options={nightChoices} />
      </Form.Item>
      {nights === 'some' && (
        <WideField>
          <Form.Item name={['adjustment', 'weekdays']} rules={[someWeekday]}>
            <Checkbox.Group role="group" aria-label="Weekdays" options={weekdayOptions} />
          </Form.Item>
        </WideField>
      )}
    </>
  );
}
