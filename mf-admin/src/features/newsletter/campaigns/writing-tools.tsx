import { useEffect, useRef, type ReactNode } from 'react';
import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Form } from 'antd';
import { campaignVariables } from '@getaway/contracts/http/newsletter-campaigns';
import styles from './campaign-dialog.module.css';
import { variableWords } from './campaign-words.ts';

/** The fields that may name variables; a form without a name gives its inputs these as ids. */
const writtenFields = ['subject', 'previewText', 'body'] as const;

const pieces = [
  { label: 'Heading', text: '\n\n# Heading\n\n' },
  { label: 'List', text: '\n\n- First\n- Second\n\n' },
  { label: 'Bold', text: '**important words**' },
  { label: 'Link', text: '[words to click](https://)' },
  { label: 'Button', text: '\n\n[Button: See our dates]({{ links.booking }})\n\n' },
] as const;

const variables = campaignVariables.map((name) => ({ key: name, label: variableWords[name] }));

/** Writes the parts of the text format, and variables, where the cursor was last. */
export function WritingTools(): ReactNode {
  const form = Form.useFormInstance();
  const lastField = useRef<(typeof writtenFields)[number]>('body');
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      const field = writtenFields.find((each) => target instanceof HTMLElement && target.id === each);
      if (field !== undefined) lastField.current = field;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  const insert = (field: string, piece: string): void => {
    const input = document.getElementById(field);
    if (!(input instanceof HTMLTextAreaElement || input instanceof HTMLInputElement)) return;
    const start = input.selectionStart ?? input.value.length;
    const before = input.value.slice(0, start);
    const written = before === '' ? piece.trimStart() : piece;
    const text = before + written + input.value.slice(input.selectionEnd ?? start);
    form.setFields([{ name: field, value: text, errors: [], touched: true }]);
    // After the menu has closed and the field has its new text.
    setTimeout(() => {
      input.focus();
      input.setSelectionRange(start + written.length, start + written.length);
    }, 0);
  };
  return (
    <div className={styles.tools} role="group" aria-label="Insert into the text">
      {pieces.map(({ label, text }) => (
        <Button key={label} size="small" onClick={() => insert('body', text)}>
          {label}
        </Button>
      ))}
      <Dropdown
        trigger={['click']}
        autoFocus
        menu={{ items: variables, onClick: ({ key }) => insert(lastField.current, `{{ ${key} }}`) }}
      >
        <Button size="small" icon={<DownOutlined aria-hidden />} iconPlacement="end">
          Insert variable
        </Button>
      </Dropdown>
    </div>
  );
}
