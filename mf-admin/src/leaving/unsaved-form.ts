import type { FormInstance } from 'antd';
import { isTyped } from './is-typed.ts';
import { useUnsaved } from './unsaved-work.ts';

/**
 * `useUnsaved` of a form whose fields began with what is given. Answers whether it holds something typed, for what
 * closes the form itself.
 */
export function useUnsavedForm<Values extends object>(
  form: FormInstance<Values>,
  initial: Partial<Values>,
  open = true,
): () => boolean {
  // Read from the form when somebody leaves: what is watched comes a moment after the letter that was typed.
  const holdsTyped = (): boolean => open && isTyped(form.getFieldsValue(true) as object, initial);
  useUnsaved(holdsTyped);
  return holdsTyped;
}
