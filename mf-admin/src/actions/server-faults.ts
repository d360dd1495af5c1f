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
  setFaults(form, shown);
  const [first] = shown;
  if (first) form.scrollToField(first.path.split('.'), { focus: true });
}

/** Shows faults at the fields of a form that have their names. */
export function setFaults(form: FormInstance, faults: readonly FieldError[]): void {
  form.setFields(faultsByField(faults));
}

/** Every fault of each field, as a form sets them: of two settings of one field, it keeps only the last. */
export function faultsByField(faults: readonly FieldError[]): { name: string[]; errors: string[] }[] {
  return [...new Set(faults.map(({ path }) => path))].map((field) => ({
    name: field.split('.'),
    errors: [...new Set(faults.filter(({ path }) => path === field).map(({ message }) => message))],
  }));
}
