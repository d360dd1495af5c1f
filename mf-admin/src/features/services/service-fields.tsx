import type { ReactNode } from 'react';
import { Checkbox, Form } from 'antd';
import { createAddOnService } from '@getaway/contracts/http/staff-catalogue';
import { OfferFields } from '../../catalogue/offer-fields.tsx';
import { Choice } from '../../ui/choice.tsx';
import { FormGrid, WideField } from '../../ui/form-grid.tsx';
import { categoryOptions } from './category-words.ts';

const rules = createAddOnService.body.entries;

/** The fields of an add-on service, inside a form. */
export function ServiceFields(): ReactNode {
  return (
    <FormGrid>
      <OfferFields rules={rules} rows={3} />
      <Form.Item
        label="Category"
        name="category"
        rules={[{ required: true, message: 'Category is required' }]}
      >
        <Choice options={categoryOptions} placeholder="Choose a category" />
      </Form.Item>
      <WideField>
        <Form.Item name="isActive" valuePropName="checked" extra="Guests see and book active services alone.">
          <Checkbox>Active</Checkbox>
        </Form.Item>
      </WideField>
    </FormGrid>
  );
}
