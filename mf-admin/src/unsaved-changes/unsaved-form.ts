import type { FormInstance } from 'antd';
import { isDirty } from './is-dirty.ts';
import { useUnsavedChanges } from './unsaved-changes.ts';

/**
 * `useUnsavedChanges` for an antd form: it is dirty when its values differ from `initial` while it is `open`. Returns the
 * check, for a Cancel button of the form's own.
 */
export function useUnsavedForm<Values extends object>(
  form: FormInstance<Values>,
  initial: Partial<Values>,
  open = true,
): () => boolean {
  // Read from the form at the moment of leaving: watched values lag one render behind the last keystroke.
  const isFormDirty = (): boolean => open && isDirty(form.getFieldsValue(true) as object, initial);
  useUnsavedChanges(isFormDirty);
  return isFormDirty;
}
