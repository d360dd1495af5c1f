/** What was typed into the search. */
export interface Typed {
  readonly text: string;
  /** Whether Enter was pressed after it, before there was a row to open. */
  readonly isEntered: boolean;
}

export const nothingTyped: Typed = { text: '', isEntered: false };

/** A key that was pressed before the field could take it; undefined for a key that types nothing. */
export function typeKey({ text }: Typed, key: string): Typed | undefined {
  if (key === 'Enter') return { text, isEntered: true };
  if (key === 'Backspace') return { text: text.slice(0, -1), isEntered: false };
  return [...key].length === 1 ? { text: text + key, isEntered: false } : undefined;
}
