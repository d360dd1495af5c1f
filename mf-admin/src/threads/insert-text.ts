import { longestMessage } from '@getaway/contracts/http/stay-messages';

/**
 * Puts a text where the cursor of a text area is, or at the end of what it holds, cut at the longest message. The cursor
 * comes behind it, after the field has its new text.
 */
export function insertText(
  input: HTMLTextAreaElement | undefined,
  text: string,
  inserted: string,
  onText: (text: string) => void,
): void {
  const start = input?.selectionStart ?? text.length;
  const end = input?.selectionEnd ?? start;
  onText((text.slice(0, start) + inserted + text.slice(end)).slice(0, longestMessage));
  // After the menu has closed and the field has its new text.
  setTimeout(() => {
    input?.focus();
    input?.setSelectionRange(start + inserted.length, start + inserted.length);
  }, 0);
}
