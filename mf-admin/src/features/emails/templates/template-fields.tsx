import type { ReactNode } from 'react';
import { Checkbox, Form, Input } from 'antd';
import { createEmailTemplate } from '@getaway/contracts/http/email-templates';
import { contractRule } from '../../../actions/contract-rules.ts';
import styles from './template-dialog.module.css';
import { VariableMenu } from './variable-menu.tsx';

const rules = createEmailTemplate.body.entries;

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
        <VariableMenu />
      </div>
      <Form.Item
        className={styles.code ?? ''}
        label="HTML Content"
        name="htmlContent"
        required
        rules={[contractRule(rules.htmlContent)]}
        extra="Your HTML is placed inside the standard layout. A full HTML page, or MJML starting with <mjml, is sent as is."
      >
        <Input.TextArea rows={12} spellCheck={false} />
      </Form.Item>
      <Form.Item
        className={styles.code ?? ''}
        label="Text Content"
        name="textContent"
        rules={[contractRule(rules.textContent)]}
        extra="For email apps without HTML. Leave empty to create it from the HTML."
      >
        <Input.TextArea rows={4} />
      </Form.Item>
      <Form.Item name="isActive" valuePropName="checked" extra="Inactive templates aren’t sent.">
        <Checkbox>Active</Checkbox>
      </Form.Item>
    </>
  );
}
