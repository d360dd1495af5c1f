/** Whether keys pressed at an element are for a field or a dialog, which must not lose them. */
export function isTyping(target: EventTarget | null): boolean {
  const fields = 'input, textarea, select, [contenteditable]:not([contenteditable=false]), [role=dialog]';
  return target instanceof HTMLElement && target.closest(fields) !== null;
}
