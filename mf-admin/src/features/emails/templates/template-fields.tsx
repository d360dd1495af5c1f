import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { createEmailTemplate } from '@getaway/contracts/http/email-templates';
import { contractRule } from '../../../actions/contract-rules.ts';
import { VariableMenu } from '../../../template-variables/variable-menu.tsx';
import { ActiveField } from '../../../ui/active-field.tsx';
import { CodeField } from './code-field.tsx';
import styles from './template-dialog.module.css';
import { overrideFields, writtenFields } from './template-values.ts';

const rules = createEmailTemplate.body.entries;
const fieldsWithVariables = [...writtenFields, ...overrideFields];

/** What a template is called and says, inside a form. */
export function TemplateFields(): ReactNode {
  return (
    <>
      <Form.Item label="Name" name="name" required rules={[contractRule(rules.name)]}>
        <Input autoFocus autoComplete="off" maxLength={150} />
      </Form.Item>
      <Form.Item label="Subject" name="subject" required rules={[contractRule(rules.subject)]}>
        <Input autoComplete="off" maxLength={300} />
      </Form.Item>
      <div className={styles.bar}>
        <VariableMenu fields={fieldsWithVariables} first="htmlContent" />
      </div>
      <CodeField
        label="HTML Content"
        name="htmlContent"
        required
        schema={rules.htmlContent}
        extra="Your HTML is placed inside the standard layout. Paste a full HTML page or MJML (starting with <mjml>) to skip the standard layout."
        rows={12}
        html
      />
      <CodeField
        label="Text Content"
        name="textContent"
        schema={rules.textContent}
        extra="For email apps without HTML. Leave empty to create it from the HTML."
        rows={4}
      />
      <ActiveField extra="Inactive templates aren’t sent." />
    </>
  );
}
