import type { ReactNode } from 'react';
import { Checkbox, Form, Input, Radio, type FormRule } from 'antd';
import { createPromoCode } from '@getaway/contracts/http/staff-promo-codes';
import { contractRule } from '../../actions/contract-rules.ts';
import { FormGrid, WideField } from '../../ui/form-grid.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { NumberInput } from '../../ui/number-input.tsx';
import { useRecheck } from '../../ui/use-recheck.ts';
import { upperCaseInPlace } from './upper-case.ts';
import { ShownFields } from './shown-fields.tsx';
import type { PromoValues } from './promo-values.ts';

const rules = createPromoCode.body.entries;

const discountTypes = [
  { value: 'fixed', label: 'Fixed amount' },
  { value: 'percentage', label: 'Percentage' },
];

const notAboveAll: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: string) => {
    if (getFieldValue('discountType') === 'percentage' && Number(value) > 100) {
      throw new Error('Must be 100 percent or less');
    }
  },
});

/** The fields of a promotion code, inside a form. `canBeShown`: codes of the newsletter are personal. */
export function PromoFields({ canBeShown }: { canBeShown: boolean }): ReactNode {
  const recheckValue = useRecheck('discountValue');
  const discountType = Form.useWatch<PromoValues['discountType']>('discountType');
  return (
    <FormGrid>
      <Form.Item label="Code" name="code" required rules={[contractRule(rules.code)]}>
        <Input autoFocus autoComplete="off" spellCheck={false} maxLength={40} onInput={upperCaseInPlace} />
      </Form.Item>
      <Form.Item label="Name" name="name" required rules={[contractRule(rules.name)]}>
        <Input autoComplete="off" maxLength={100} />
      </Form.Item>
      <Form.Item label="Discount" name="discountType" required>
        <Radio.Group
          options={discountTypes}
          optionType="button"
          buttonStyle="solid"
          onChange={recheckValue}
        />
      </Form.Item>
      <Form.Item
        label="Value"
        name="discountValue"
        rules={[
          { required: true, message: 'Value is required' },
          contractRule(rules.discountValue),
          notAboveAll,
        ]}
        validateFirst
      >
        {discountType === 'percentage' ? <MoneyInput suffix="%" /> : <MoneyInput />}
      </Form.Item>
      <Form.Item label="Usage limit" name="maxUses" rules={[contractRule(rules.maxUses)]}>
        <NumberInput placeholder="Unlimited" />
      </Form.Item>
      <Form.Item label="Valid through" name="expiresAt">
        <Input type="date" />
      </Form.Item>
      <WideField>
        <Form.Item
          name="weekdaysOnly"
          valuePropName="checked"
          extra="Only for stays with Monday through Thursday nights."
        >
          <Checkbox>Weekdays only</Checkbox>
        </Form.Item>
      </WideField>
      {canBeShown && <ShownFields />}
    </FormGrid>
  );
}
