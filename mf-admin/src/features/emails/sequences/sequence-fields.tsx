import { useRef, type ReactNode } from 'react';
import { Form, Input } from 'antd';
import {
  countsDays,
  createEmailSequence,
  triggerSchema,
  triggerTypes,
} from '@getaway/contracts/http/email-sequences';
import * as v from 'valibot';
import { contractRule } from '../../../actions/contract-rules.ts';
import { ActiveField } from '../../../ui/active-field.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { FormGrid, WideField } from '../../../ui/form-grid.tsx';
import { AutosizeTextArea } from '../../../ui/autosize-text-area.tsx';
import { NumberInput } from '../../../ui/number-input.tsx';
import { triggerWords } from '../sequence-words.ts';
import { keyFor, type SequenceValues } from './sequence-values.ts';

const rules = createEmailSequence.body.entries;
const triggerOptions = triggerTypes.map((value) => ({ value, label: triggerWords[value] }));

/** The fields of a sequence, inside a form. */
export function SequenceFields({ initial }: { initial: SequenceValues }): ReactNode {
  const form = Form.useFormInstance<SequenceValues>();
  const triggerType = Form.useWatch('triggerType', form) ?? initial.triggerType;
  const nameBefore = useRef(initial.name);
  const wasEmpty = useRef(initial.sequenceKey === '');
  const followName = (name: string): void => {
    // Read here: a watched value would lag behind quick typing.
    const key = String(form.getFieldValue('sequenceKey') ?? '');
    wasEmpty.current ||= key === '';
    const next = keyFor({ name, nameBefore: nameBefore.current, key, wasEmpty: wasEmpty.current });
    nameBefore.current = name;
    if (next !== key) form.setFields([{ name: 'sequenceKey', value: next, errors: [] }]);
  };
  return (
    <FormGrid>
      <WideField>
        <Form.Item label="Name" name="name" required rules={[contractRule(rules.name)]}>
          <Input
            autoFocus
            autoComplete="off"
            maxLength={100}
            onChange={({ target }) => followName(target.value)}
          />
        </Form.Item>
      </WideField>
      <WideField>
        <Form.Item label="Description" name="description" rules={[contractRule(rules.description)]}>
          <AutosizeTextArea minRows={2} maxRows={6} maxLength={1000} />
        </Form.Item>
      </WideField>
      <WideField>
        <Form.Item
          label="Sequence Key"
          name="sequenceKey"
          required
          rules={[{ required: true, message: 'Sequence key is required' }, contractRule(rules.sequenceKey)]}
          validateFirst
          extra="Leave empty to create it from the name. Use lowercase letters, numbers and underscores."
        >
          <Input
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            onBlur={() => followName(String(form.getFieldValue('name') ?? ''))}
          />
        </Form.Item>
      </WideField>
      <Form.Item label="Trigger" name="triggerType" rules={[contractRule(rules.triggerType)]} required>
        <Choice options={triggerOptions} />
      </Form.Item>
      {countsDays(triggerType) && (
        <Form.Item
          label="Days"
          name="triggerValue"
          required
          dependencies={['triggerType']}
          rules={[{ validator: async (_rule, days: unknown) => checkTrigger(triggerType, days) }]}
        >
          <NumberInput />
        </Form.Item>
      )}
      <WideField>
        <ActiveField extra="An inactive sequence sends nothing." />
      </WideField>
    </FormGrid>
  );
}

function checkTrigger(triggerType: string, triggerValue: unknown): void {
  const parsed = v.safeParse(triggerSchema, { triggerType, triggerValue });
  if (!parsed.success) throw new Error(parsed.issues[0].message);
}
