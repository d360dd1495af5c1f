import type { ReactNode } from 'react';
import { Form } from 'antd';
import { createAddOnService } from '@getaway/contracts/http/staff-catalogue';
import { earlyCheckInTimes } from '@getaway/kernel/stay-hours';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { contractRule } from '../../actions/contract-rules.ts';
import { ActiveField } from '../../ui/active-field.tsx';
import { OfferFields } from '../../catalogue/offer-fields.tsx';
import { Choice } from '../../ui/choice.tsx';
import { FormGrid, WideField } from '../../ui/form-grid.tsx';
import { usePublishedHouse, type PublishedHouse } from '../../published-house/published-house.ts';
import { categoryOptions } from './category-words.ts';

const rules = createAddOnService.body.entries;
const categoryRule = { required: true, message: 'Category is required' };

/** The fields of an add-on service, inside a form. */
export function ServiceFields(): ReactNode {
  const house = usePublishedHouse();
  return (
    <FormGrid>
      <OfferFields rules={rules} rows={3} />
      <Form.Item label="Category" name="category" rules={[categoryRule]}>
        <Choice options={categoryOptions} placeholder="Choose a category" />
      </Form.Item>
      <Form.Item
        label="Check-in from"
        name="checkInFrom"
        extra="Guests who book this service can check in from this time."
        rules={[contractRule(rules.checkInFrom)]}
      >
        <Choice options={checkInOptions(house)} />
      </Form.Item>
      <WideField>
        <ActiveField extra="Only active services are shown to guests." />
      </WideField>
    </FormGrid>
  );
}

function checkInOptions({ checkInTime, checkOutTime }: PublishedHouse) {
  return [
    { value: '', label: `Usual check-in, ${formatTimeOfDay(checkInTime)} as published` },
    ...earlyCheckInTimes(checkInTime, checkOutTime).map((value) => ({
      value,
      label: formatTimeOfDay(value),
    })),
  ];
}
