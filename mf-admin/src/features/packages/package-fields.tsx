import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { createPackage } from '@getaway/contracts/http/staff-catalogue';
import { contractRule } from '../../actions/contract-rules.ts';
import { ActiveField } from '../../ui/active-field.tsx';
import { OfferFields } from '../../catalogue/offer-fields.tsx';
import { FormGrid, WideField } from '../../ui/form-grid.tsx';
import { MoneyInput } from '../../ui/money-input.tsx';
import { IncludedServices } from './included-services.tsx';

const rules = createPackage.body.entries;

/** The fields of a package, inside a form. */
export function PackageFields(): ReactNode {
  return (
    <FormGrid>
      <OfferFields rules={rules} rows={2} />
      <Form.Item
        label="Compare-at price"
        name="compareAtPrice"
        rules={[contractRule(rules.compareAtPrice)]}
        tooltip="Shown crossed out next to the price"
      >
        <MoneyInput />
      </Form.Item>
      <Form.Item label="Badge" name="badge" rules={[contractRule(rules.badge)]}>
        <Input autoComplete="off" maxLength={40} placeholder="Most Popular" />
      </Form.Item>
      <ActiveField />
      <WideField>
        <Form.Item label="Included services" name="serviceIds" rules={[contractRule(rules.serviceIds)]}>
          <IncludedServices />
        </Form.Item>
      </WideField>
    </FormGrid>
  );
}
