import type { InputEvent } from 'react';

/** Converts typed text to upper case in place: the cursor stays, also in the middle of a word. */
export function upperCaseInPlace({ currentTarget: input }: InputEvent<HTMLInputElement>): void {
  const upper = input.value.toUpperCase();
  if (upper === input.value) return;
  const { selectionStart, selectionEnd } = input;
  input.value = upper;
  input.setSelectionRange(selectionStart, selectionEnd);
}
