import type { ReactNode } from 'react';
import { Form, type FormProps } from 'antd';

interface PanelFormProps<Values> extends Omit<FormProps<Values>, 'children'> {
  children: ReactNode;
}

/** A form in a panel of a page. The contract's rules check its fields, not the browser. */
export function PanelForm<Values>({ children, ...form }: PanelFormProps<Values>): ReactNode {
  return (
    <Form<Values> layout="vertical" noValidate requiredMark={false} {...form}>
      {children}
    </Form>
  );
}
