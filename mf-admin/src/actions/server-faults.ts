import type { FormInstance } from 'antd';
import type { FieldError } from '@getaway/contracts/problems';
import type { ApiError } from '@getaway/web-kit/api-error';

/** Shows the server's faults, or those given, at the fields of a form that have their names, and leads to the first. */
export function showServerFaults(
  form: FormInstance,
  error: ApiError,
  faults: readonly FieldError[] = error.problem?.errors ?? [],
): void {
  const known = new Set(Object.keys(form.getFieldsValue(true) as object));
  const shown = faults.filter(({ path }) => known.has(path.split('.')[0] ?? ''));
  form.setFields(shown.map(({ path, message }) => ({ name: path.split('.'), errors: [message] })));
  const [first] = shown;
  if (first) form.scrollToField(first.path.split('.'), { focus: true });
}
