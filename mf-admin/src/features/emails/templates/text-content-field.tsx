import type { ReactNode } from 'react';
import { Form } from 'antd';
import { createEmailTemplate } from '@getaway/contracts/http/email-templates';
import { LinkButton } from '../../../ui/link-button.tsx';
import { CodeField } from './code-field.tsx';
import type { TemplateValues } from './template-values.ts';

/** The email without HTML: made from its content, unless the host wrote one. */
export function TextContentField(): ReactNode {
  const form = Form.useFormInstance<TemplateValues>();
  const isOwn = Boolean(Form.useWatch('textContent', form));
  const makeIt = (): void => {
    form.setFields([{ name: 'textContent', value: '', errors: [], touched: true }]);
    form.focusField('textContent');
  };
  return (
    <CodeField
      label="Text Content"
      name="textContent"
      schema={createEmailTemplate.body.entries.textContent}
      extra={
        <>
          For email apps without HTML.{' '}
          {isOwn ? (
            <>
              This text doesn’t change with the content above.{' '}
              <LinkButton small onClick={makeIt}>
                Create it from the content
              </LinkButton>
            </>
          ) : (
            'Leave empty to create it from the content.'
          )}
        </>
      }
      rows={4}
    />
  );
}
