import { useEffect, useRef, type ReactNode } from 'react';
import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown, Form } from 'antd';
import { templateVariables } from '@getaway/contracts/template-variables';
import { variableNames } from './variable-names.ts';

const items = templateVariables.map((variable) => ({ key: variable, label: variableNames[variable] }));

interface VariableMenuProps<Field extends string> {
  /** The fields of the form around it that may name variables. */
  fields: readonly Field[];
  /** Where a variable goes while none of them has had the cursor. */
  first: Field;
  /** Writes a variable into a field that is no text field, when it is shown; false when it is not. */
  insertInto?: Partial<Record<Field, (variable: string) => boolean>>;
}

/** Offers every variable that a text may name, by what it stands for, and writes it where the cursor was last. */
export function VariableMenu<Field extends string>(props: VariableMenuProps<Field>): ReactNode {
  const { fields, first, insertInto } = props;
  const lastField = useRef<Field>(first);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      const field = fields.find((each) => target instanceof HTMLElement && target.id === each);
      if (field !== undefined) lastField.current = field;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, [fields]);
  const form = Form.useFormInstance();
  const insert = (variable: string): void => {
    const field = lastField.current;
    if (insertInto?.[field]?.(variable)) return;
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
