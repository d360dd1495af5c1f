/** Where the keys are letters. A choice that was pressed keeps the focus and takes none. */
const fields = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';

/** Whether a letter or a digit pressed there belongs to a field, a menu, or an open dialog. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(`${fields}, [role="menu"]`)) return true;
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
}
