import type { ReactNode } from 'react';
import { Form, Select, type FormItemProps } from 'antd';
import type { Rule } from 'antd/es/form';
import type * as v from 'valibot';
import { listEmailSequences } from '@getaway/contracts/http/email-sequences';
import { delayUnits, stepNumberInput } from '@getaway/contracts/http/email-templates';
import { delayValueInput, incompleteStep } from '@getaway/contracts/http/sequence-templates';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { contractRule } from '../../../actions/contract-rules.ts';
import { usePublishedHouse } from '../../../published-house/published-house.ts';
import { Choice } from '../../../ui/choice.tsx';
import { FormGrid, WideField } from '../../../ui/form-grid.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { delayExamples, delayHint, lowerFirst, stepInWords } from '../sequence-words.ts';
import { OverrideFields } from './override-fields.tsx';
import styles from './template-dialog.module.css';
import type { TemplateSubject } from './template-subject.ts';
import { lastPlaceOf, type TemplateValues } from './template-values.ts';

const unitOptions = delayUnits.map((value) => ({ value, label: value === 'hours' ? 'Hours' : 'Days' }));
const needed: Rule = { required: true, message: incompleteStep };

/** The place of a template in a sequence: selectable for a new one, only the delay for a step. */
export function PlaceFields({ subject }: { subject: TemplateSubject }): ReactNode {
  const form = Form.useFormInstance<TemplateValues>();
  const sequenceId = Form.useWatch('sequenceId', form);
  if (subject.kind === 'kept') return null;
  if (subject.kind === 'step')
    return (
      <>
        <DelayFields sequenceId={subject.sequenceId} />
        <OverrideFields />
      </>
    );
  return (
    <>
      <SequenceField />
      {sequenceId && (
        <>
          <DelayFields sequenceId={sequenceId}>
            <NeededField label="Step Number" name="stepNumber" schema={stepNumberInput}>
              <NumberInput />
            </NeededField>
          </DelayFields>
          <OverrideFields />
        </>
      )}
    </>
  );
}

interface NeededFieldProps extends FormItemProps {
  schema: v.GenericSchema;
}

function NeededField({ schema, ...item }: NeededFieldProps): ReactNode {
  return <Form.Item validateFirst required rules={[needed, contractRule(schema)]} {...item} />;
}

function SequenceField(): ReactNode {
  const form = Form.useFormInstance<TemplateValues>();
  const { data: sequences = [] } = useQuery(listEmailSequences);
  const place = (id: string | undefined): void => {
    const sequence = sequences.find((known) => known.id === id);
    if (sequence) form.setFieldsValue(lastPlaceOf(sequence));
  };
  return (
    <Form.Item label="Sequence" name="sequenceId" normalize={(id?: string) => id ?? null}>
      <Select
        allowClear
        placeholder="Assign to a sequence"
        options={sequences.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={place}
      />
    </Form.Item>
  );
}

function DelayFields({ sequenceId, children }: { sequenceId: string; children?: ReactNode }): ReactNode {
  const { data: sequences = [] } = useQuery(listEmailSequences);
  const sequence = sequences.find(({ id }) => id === sequenceId);
  const { checkInTime } = usePublishedHouse();
  const form = Form.useFormInstance<TemplateValues>();
  const delayValue = Form.useWatch('delayValue', form);
  const delayUnit = Form.useWatch('delayUnit', form);
  const isWhole = typeof delayValue === 'number' && Number.isInteger(delayValue);
  const delay = isWhole && delayUnit ? { delayValue, delayUnit } : undefined;
  const moment = delay && sequence && stepInWords(sequence, delay, checkInTime);
  return (
    <FormGrid>
      {children}
      <NeededField label="Delay Value" name="delayValue" schema={delayValueInput}>
        <NumberInput />
      </NeededField>
      <Form.Item label="Delay Unit" name="delayUnit" required rules={[needed]}>
        <Choice options={unitOptions} />
      </Form.Item>
      <WideField>
        <p className={styles.moment} role="status">
          {moment && (
            <>
              Each guest gets it: <strong>{lowerFirst(moment)}</strong>.
            </>
          )}
        </p>
        <p className={styles.hint}>
          {delay && delayHint(delay)} Use a negative number for before the trigger and 0 for immediately.
          {sequence && ` In this sequence, ${delayExamples(sequence, checkInTime)}.`} Times are those at the
          house.
        </p>
      </WideField>
    </FormGrid>
  );
}
