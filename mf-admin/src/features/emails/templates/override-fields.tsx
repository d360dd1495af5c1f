import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { createSequenceTemplate } from '@getaway/contracts/http/sequence-templates';
import { contractRule } from '../../../actions/contract-rules.ts';
import { CodeField } from './code-field.tsx';
import styles from './template-dialog.module.css';
import { overrideFields, type TemplateValues } from './template-values.ts';

const rules = createSequenceTemplate.body.entries;

/** What a template says otherwise in this sequence alone (spec page 2, section 5: each is optional). */
export function OverrideFields(): ReactNode {
  const form = Form.useFormInstance<TemplateValues>();
  const isOverridden = overrideFields.some((field) => Boolean(form.getFieldValue(field)));
  return (
    <details className={styles.overrides} open={isOverridden}>
      <summary>Use different text in this sequence</summary>
      <p className={styles.hint}>Empty fields use the template’s text.</p>
      <Form.Item
        label="Override Subject"
        name="overrideSubject"
        rules={[contractRule(rules.overrideSubject)]}
      >
        <Input autoComplete="off" maxLength={300} />
      </Form.Item>
      <CodeField
        label="Override HTML Content"
        name="overrideHtmlContent"
        schema={rules.overrideHtmlContent}
        rows={6}
        html
      />
      <CodeField
        label="Override Text Content"
        name="overrideTextContent"
        schema={rules.overrideTextContent}
        rows={3}
      />
    </details>
  );
}
