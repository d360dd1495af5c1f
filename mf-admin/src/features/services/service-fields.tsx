import type { ReactNode } from 'react';
import { Checkbox, Form, Input, Select } from 'antd';
import { createAddOnService } from '@getaway/contracts/http/staff-catalogue';
import { contractRule } from '../../actions/contract-rules.ts';
import { FormGrid, WideField } from '../../ui/form-grid.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { categoryOptions } from './category-words.ts';

const rules = createAddOnService.body.entries;

/** The fields of an add-on service, inside a form. */
export function ServiceFields(): ReactNode {
  return (
    <FormGrid>
      <WideField>
        <Form.Item label="Name" name="name" required rules={[contractRule(rules.name)]}>
          <Input autoFocus autoComplete="off" maxLength={100} />
        </Form.Item>
      </WideField>
      <WideField>
        <Form.Item label="Description" name="description" required rules={[contractRule(rules.description)]}>
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 8 }} maxLength={2000} />
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
      <Form.Item
        label="Category"
        name="category"
        rules={[{ required: true, message: 'Category is required' }]}
      >
        <Select options={categoryOptions} placeholder="Choose a category" />
      </Form.Item>
      <WideField>
        <Form.Item name="isActive" valuePropName="checked" extra="Guests see and book active services alone.">
          <Checkbox>Active</Checkbox>
        </Form.Item>
      </WideField>
    </FormGrid>
  );
}
