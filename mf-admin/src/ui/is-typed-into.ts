/**
 * Where the keys are letters, or choose something: a form with all that is in it, and a calendar's days. The choice of a
 * filter, which is in no form, keeps the focus after it was pressed and takes none.
 */
const fields = [
  'input:not([type="radio"], [type="checkbox"])',
  'textarea',
  'select',
  '[contenteditable="true"]',
  'form',
  '[role="grid"]',
  '[role="menu"]',
  '[data-date]',
].join();

/** Whether a letter or a digit pressed there belongs to a field, a menu, a calendar, or an open dialog. */
export function isTypedInto(target: EventTarget | null): boolean {
  if (target instanceof Element && target.closest(fields)) return true;
  return document.querySelector('[role="dialog"][aria-modal="true"]') !== null;
}
