import { useEffect, useRef, type ReactNode } from 'react';
import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Form } from 'antd';
import { templateVariables } from '@getaway/contracts/template-variables';
import { overrideFields, writtenFields, type TemplateValues } from './template-values.ts';

const items = templateVariables.map((variable) => ({ key: variable, label: variable }));

const fields = [...writtenFields, ...overrideFields] as const;

/** Offers every variable that a template may name, and writes it where the cursor was last. */
export function VariableMenu(): ReactNode {
  const lastField = useRef<(typeof fields)[number]>('htmlContent');
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      const field = fields.find((each) => target instanceof HTMLElement && target.id === each);
      if (field !== undefined) lastField.current = field;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  const form = Form.useFormInstance<TemplateValues>();
  const insert = (variable: string): void => {
    const field = lastField.current;
    // A form without a name gives its inputs the names of their fields as ids.
    const input = document.getElementById(field);
    if (!(input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement)) return;
    const written = `{{ ${variable} }}`;
    const start = input.selectionStart ?? input.value.length;
    const end = input.selectionEnd ?? start;
    const text = input.value.slice(0, start) + written + input.value.slice(end);
    form.setFields([{ name: field, value: text, errors: [], touched: true }]);
    // After the menu has closed and the field has its new text.
    setTimeout(() => {
      input.focus();
      input.setSelectionRange(start + written.length, start + written.length);
    }, 0);
  };
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{ items, onClick: ({ key }) => insert(key), style: { maxBlockSize: '20rem', overflowY: 'auto' } }}
    >
      <Button size="small" icon={<DownOutlined aria-hidden />} iconPlacement="end">
        Insert variable
      </Button>
    </Dropdown>
  );
}
