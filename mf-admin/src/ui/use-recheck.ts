import { Form } from 'antd';

/**
 * Checks a field again once it has a fault, as it is typed in or as what it depends on changes: the fault goes when the value is
 * right, not when the field is left. A field without a fault gets none before it is left or sent.
 */
export function useRecheck(field: string | string[]): () => void {
  const form = Form.useFormInstance<Record<string, unknown>>();
  return () => {
    if (form.getFieldError(field).length === 0) return;
    // What is still wrong stays at the field, so nothing is done about it here.
    form.validateFields([field]).catch(() => undefined);
  };
}
