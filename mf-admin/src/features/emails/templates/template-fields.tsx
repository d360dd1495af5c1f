import type { ReactNode } from 'react';
import { Form, Input } from 'antd';
import { createEmailTemplate } from '@getaway/contracts/http/email-templates';
import { contractRule } from '../../../actions/contract-rules.ts';
import { ActiveField } from '../../../ui/active-field.tsx';
import { ContentField } from './content-field.tsx';
import { TextContentField } from './text-content-field.tsx';

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
      <ContentField />
      <TextContentField />
      <ActiveField extra="Inactive templates aren’t sent." />
    </>
  );
}
