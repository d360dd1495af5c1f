import type { ReactNode } from 'react';
import { Checkbox, Form } from 'antd';

/** Whether something is in use, inside a form. `extra` says what that means. */
export function ActiveField({ extra }: { extra?: string }): ReactNode {
  return (
    <Form.Item name="isActive" valuePropName="checked" extra={extra}>
      <Checkbox>Active</Checkbox>
    </Form.Item>
  );
}
