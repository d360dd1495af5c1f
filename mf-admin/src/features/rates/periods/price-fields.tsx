import type { ComponentProps, ReactNode } from 'react';
import { Checkbox, Form, type FormRule } from 'antd';
import * as v from 'valibot';
import { priceAdjustmentInput } from '@getaway/contracts/http/price-adjustments';
import { nightPriceField, rateWeekdays } from '@getaway/contracts/http/rates';
import { adjustmentOf } from '@getaway/kernel/price-adjustment';
import { contractRule } from '../../../actions/contract-rules.ts';
import { Choice } from '../../../ui/choice.tsx';
import { WideField } from '../../../ui/form-grid.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { AdjustmentFields } from './adjustment-fields.tsx';
import { costsNothing, type PeriodValues } from './period-values.ts';
import { weekdayNames } from './period-words.ts';

const pricings: { value: PeriodValues['pricing']; label: string }[] = [
  { value: 'one', label: 'Every night' },
  { value: 'weekdays', label: 'By weekday' },
  { value: 'adjusted', label: 'More or less' },
  { value: 'none', label: 'None' },
];

const weekdays = 'Type a price, or +10% or -20 for more or less than otherwise.';

const notes: Readonly<
  Record<'season' | 'override', { readonly [Choice in PeriodValues['pricing']]?: string }>
> = {
  season: { weekdays, adjusted: 'More or less than Pricing says. Surcharges are added afterward.' },
  override: {
    ...{ weekdays, adjusted: 'More or less than the night costs otherwise, with season and surcharges.' },
  },
};

const priceOrAdjustment: FormRule = {
  validator: async (_rule, text: string) => {
    const adjustment = adjustmentOf(text);
    const parsed = adjustment
      ? v.safeParse(priceAdjustmentInput, adjustment)
      : v.safeParse(nightPriceField, text);
    if (!parsed.success) throw new Error(parsed.issues[0].message);
  },
};

/** What a night of a season or an override costs, or how much more or less than otherwise. */
export function PriceFields({ kind = 'season' }: { kind: 'season' | 'override' | undefined }): ReactNode {
  const pricing = Form.useWatch<PeriodValues['pricing'] | undefined>('pricing');
  return (
    <>
      <WideField>
        <Form.Item label="Price" name="pricing" required extra={pricing && notes[kind][pricing]}>
          <Choice options={pricings} />
        </Form.Item>
      </WideField>
      {pricing === 'one' && (
        <WideField>
          <Form.Item
            label="Price of a night"
            name="price"
            rules={[contractRule(nightPriceField)]}
            extra="Leave it empty to set rules only."
          >
            <MoneyInput />
          </Form.Item>
        </WideField>
      )}
      {pricing === 'adjusted' && <AdjustmentFields />}
      {pricing === 'weekdays' &&
        rateWeekdays.map((day) => (
          <Form.Item
            key={day}
            label={`${weekdayNames[day]} night`}
            name={['prices', day]}
            rules={[priceOrAdjustment]}
          >
            <NightInput />
          </Form.Item>
        ))}
      <FreeNights pricing={pricing} />
    </>
  );
}

const meant: FormRule = {
  validator: async (_rule, isFree: boolean | undefined) => {
    if (isFree !== true) throw new Error('Check this, or change the price');
  },
};

/** A price of zero may be a slip, and guests could book it at once. */
function FreeNights({ pricing }: { pricing: PeriodValues['pricing'] | undefined }): ReactNode {
  const one = Form.useWatch<string | undefined>('price');
  const week = Form.useWatch<Partial<PeriodValues['prices']> | undefined>('prices');
  const isFree =
    (pricing === 'one' && costsNothing(one)) ||
    (pricing === 'weekdays' && Object.values(week ?? {}).some(costsNothing));
  if (!isFree) return null;
  return (
    <WideField>
      <Form.Item name="isFree" valuePropName="checked" rules={[meant]}>
        <Checkbox>Guests pay nothing for nights at $0</Checkbox>
      </Form.Item>
    </WideField>
  );
}

/** A price, or how much more or less it is than otherwise. The dollar sign is for prices only. */
function NightInput(props: ComponentProps<typeof MoneyInput>): ReactNode {
  const isAdjustment = adjustmentOf(props.value ?? '') !== undefined;
  return (
    <MoneyInput
      placeholder="As otherwise"
      // Phones have no signs beside their digits.
      inputMode="text"
      {...props}
      // An element in either case: without one the input would be another one, and lose the focus.
      prefix={<span>{isAdjustment ? '' : '$'}</span>}
    />
  );
}
