import type { ReactNode } from 'react';
import { Form, Input, type FormItemProps } from 'antd';
import type * as v from 'valibot';
import { contractRule } from '../../../actions/contract-rules.ts';
import styles from './template-dialog.module.css';

interface CodeFieldProps extends FormItemProps {
  schema: v.GenericSchema;
  rows: number;
  /** HTML is not spell-checked. */
  html?: boolean;
}

/** A field of a form for HTML or plain text, in letters of equal width. */
export function CodeField({ schema, rows, html = false, ...item }: CodeFieldProps): ReactNode {
  return (
    <Form.Item className={styles.code ?? ''} rules={[contractRule(schema)]} {...item}>
      <Input.TextArea rows={rows} {...(html && { spellCheck: false })} />
    </Form.Item>
  );
}
