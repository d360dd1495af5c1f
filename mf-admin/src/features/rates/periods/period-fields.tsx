import type { ReactNode } from 'react';
import { Form, Input, Radio, type FormRule } from 'antd';
import { createRatePeriod } from '@getaway/contracts/http/rates';
import { contractRule } from '../../../actions/contract-rules.ts';
import { Choice } from '../../../ui/choice.tsx';
import { FormGrid, WideField } from '../../../ui/form-grid.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { useRecheck } from '../../../ui/use-recheck.ts';
import type { PeriodValues, RuleChoice } from './period-values.ts';
import { kindNames } from './period-words.ts';
import { PriceFields } from './price-fields.tsx';

const rules = createRatePeriod.body.entries;

const kinds = [
  { value: 'season', label: kindNames.season },
  { value: 'override', label: kindNames.override },
  { value: 'holiday', label: kindNames.holiday },
];

const kindNotes: Readonly<Record<PeriodValues['kind'], string>> = {
  season: 'Its prices replace those of Pricing on these nights. Surcharges are still added.',
  override: 'Comes before any season. Its price is what a night costs, without surcharges.',
  holiday: 'Nights on these dates cost the holiday surcharge of Pricing more.',
};

const choices = (yes: string, no: string): { value: RuleChoice; label: string }[] => [
  { value: 'same', label: 'Not set here' },
  { value: 'yes', label: yes },
  { value: 'no', label: no },
];

const notBeforeFirst: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: string) => {
    const first = getFieldValue('firstDate') as string;
    if (value && first && value < first) throw new Error('The last night is before the first night');
  },
});

const namedUnlessOverride: FormRule = ({ getFieldValue }) => ({
  validator: async (_rule, value: string) => {
    if (getFieldValue('kind') !== 'override' && value.trim() === '') throw new Error('Name is required');
  },
});

/** The fields of a season, an override, or a holiday, inside a form. What it is stays once it was added. */
export function PeriodFields({ isNew }: { isNew: boolean }): ReactNode {
  const kind = Form.useWatch<PeriodValues['kind'] | undefined>('kind');
  const recheckName = useRecheck('name');
  return (
    <FormGrid>
      <WideField>
        <Form.Item label="Kind" name="kind" required extra={kind && kindNotes[kind]}>
          <Radio.Group
            options={kinds}
            disabled={!isNew}
            optionType="button"
            buttonStyle="solid"
            onChange={recheckName}
          />
        </Form.Item>
      </WideField>
      <WideField>
        <Form.Item
          label="Name"
          name="name"
          required={kind !== 'override'}
          rules={[namedUnlessOverride, contractRule(rules.name)]}
          validateFirst
          extra={kind === 'season' && 'Guests read it: “Two nights minimum in Summer”.'}
        >
          <Input autoComplete="off" maxLength={60} />
        </Form.Item>
      </WideField>
      <Form.Item label="First night" name="firstDate" required rules={[contractRule(rules.firstDate)]}>
        <Input type="date" />
      </Form.Item>
      <Form.Item
        label="Last night"
        name="lastDate"
        required
        dependencies={['firstDate']}
        rules={[contractRule(rules.lastDate), notBeforeFirst]}
        validateFirst
      >
        <Input type="date" />
      </Form.Item>
      {kind !== 'holiday' && <PriceFields kind={kind} />}
      {kind !== 'holiday' && <RuleFields />}
    </FormGrid>
  );
}

function RuleFields(): ReactNode {
  return (
    <>
      <Form.Item
        label="Minimum nights"
        name="minimumNights"
        rules={[contractRule(rules.minimumNights)]}
        extra="For stays that begin on these dates."
      >
        <NumberInput placeholder="Not set here" />
      </Form.Item>
      <Form.Item label="Open or closed" name="closed">
        <Choice options={choices('Closed', 'Open')} />
      </Form.Item>
      <Form.Item label="Check-in" name="closedToArrival">
        <Choice options={choices('No check-in', 'Check-in allowed')} />
      </Form.Item>
      <Form.Item label="Check-out" name="closedToDeparture">
        <Choice options={choices('No check-out', 'Check-out allowed')} />
      </Form.Item>
    </>
  );
}
