import { Form } from 'antd';

/** Checks a field again as it is typed in, once it has a fault: the fault goes when the value is right, not when the field is left. */
export function useRecheck(field: string): () => void {
  const form = Form.useFormInstance<Record<string, unknown>>();
  return () => {
    if (form.getFieldError(field).length === 0) return;
    // What is still wrong stays at the field, so nothing is done about it here.
    form.validateFields([field]).catch(() => undefined);
  };
}
