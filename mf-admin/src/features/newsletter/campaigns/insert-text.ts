/**
 * Replaces a range of a field as typing would: the page gets its input event, and undo brings the text before back.
 * Only `execCommand` keeps the undo of browsers; without it, undo does not know of the change.
 */
export function insertText(
  input: HTMLTextAreaElement | HTMLInputElement,
  { from, to, text }: { readonly from: number; readonly to: number; readonly text: string },
): void {
  input.focus();
  input.setSelectionRange(from, to);
  if (hasInserted(input, text)) return;
  input.setRangeText(text, from, to, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

function hasInserted(input: HTMLElement, text: string): boolean {
  const { ownerDocument } = input;
  return 'execCommand' in ownerDocument && ownerDocument.execCommand('insertText', false, text);
}
