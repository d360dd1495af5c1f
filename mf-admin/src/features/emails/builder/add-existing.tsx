import { useState, type ReactNode } from 'react';
import { Button, Select } from 'antd';
import type { EmailSequence } from '@getaway/contracts/http/email-sequences';
import { listEmailTemplates } from '@getaway/contracts/http/email-templates';
import { createSequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { useMutation } from '../../../actions/use-mutation.ts';
import { useAudience } from '../audience/use-audience.tsx';
import { sequenceQueries } from '../../../booking-sequence/sequence-queries.ts';
import { delayAfter } from '../sequence-words.ts';
import styles from './builder.module.css';

/** Makes a template that exists the last step; its delay is edited in the list. */
export function AddExisting({ sequence }: { sequence: EmailSequence }): ReactNode {
  const { data: templates = [] } = useQuery(listEmailTemplates);
  const [templateId, setTemplateId] = useState<string | null>(null);
  const { run, pending } = useMutation(createSequenceTemplate, {
    done: 'Template assigned to sequence successfully',
    failed: 'Failed to assign template to sequence',
    refresh: sequenceQueries,
  });
  const audience = useAudience();
  const steps = sequence.templates;
  const offered = templates.filter(({ id }) => steps.every((step) => step.id !== id));
  if (offered.length === 0) return null;
  const add = async (): Promise<void> => {
    if (templateId === null) return;
    const stepNumber = Math.max(0, ...steps.map((step) => step.stepNumber)) + 1;
    const body = {
      sequenceId: sequence.id,
      templateId,
      stepNumber,
      ...delayAfter(steps),
    };
    const { delayValue, delayUnit } = body;
    const addStep = { templateId, delayValue, delayUnit };
    const { go, ...confirmed } = await audience.ask(sequence.id, { addStep });
    if (go && (await run({ body: { ...body, ...confirmed } }))?.ok) setTemplateId(null);
  };
  return (
    <div className={styles.existing}>
      <Select
        aria-label="Existing template"
        placeholder="Use an existing template"
        showSearch={{ optionFilterProp: 'label' }}
        value={templateId}
        onChange={setTemplateId}
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Button disabled={templateId === null} loading={pending || audience.pending} onClick={() => void add()}>
        Add
      </Button>
      {audience.dialog}
    </div>
  );
}
