import type { FormInstance } from 'antd';
import type { ApiError } from '@getaway/web-kit/api-error';

/** Shows the server's faults at the fields of a form that have their names, and leads to the first. */
export function showServerFaults(form: FormInstance, error: ApiError): void {
  const known = new Set(Object.keys(form.getFieldsValue(true) as object));
  const faults = (error.problem?.errors ?? []).filter(({ path }) => known.has(path.split('.')[0] ?? ''));
  form.setFields(faults.map(({ path, message }) => ({ name: path.split('.'), errors: [message] })));
  const [first] = faults;
  if (first) form.scrollToField(first.path.split('.'), { focus: true });
}
