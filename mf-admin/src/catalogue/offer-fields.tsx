import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import type { createAddOnService, createPackage } from '@getaway/contracts/http/staff-catalogue';
import { contractRule } from '../actions/contract-rules.ts';
import { WideField } from '../ui/form-grid.tsx';
import { AutosizeTextArea } from '../ui/autosize-text-area.tsx';
import { MoneyInput } from '../ui/money-input.tsx';

interface OfferFieldsProps {
  rules: (typeof createAddOnService | typeof createPackage)['body']['entries'];
  /** How high the description begins. */
  rows: number;
}

/** What a service and a package have both: name, description and price, inside a form's grid. */
export function OfferFields({ rules, rows }: OfferFieldsProps): ReactNode {
  return (
    <>
      <WideField>
        <Form.Item label="Name" name="name" required rules={[contractRule(rules.name)]}>
          <Input autoFocus autoComplete="off" maxLength={100} />
        </Form.Item>
      </WideField>
      <WideField>
        <Form.Item label="Description" name="description" required rules={[contractRule(rules.description)]}>
          <AutosizeTextArea minRows={rows} maxRows={8} maxLength={2000} />
        </Form.Item>
      </WideField>
      <Form.Item
        label="Price"
        name="price"
        validateFirst
        rules={[{ required: true, message: 'Price is required' }, contractRule(rules.price)]}
      >
        <MoneyInput />
      </Form.Item>
    </>
  );
}
