import { createContext, use, useEffect, useRef } from 'react';

/** Answers whether a form holds something that was typed and not saved. */
type Asked = () => boolean;

/** The forms that are open; each is asked when somebody is about to leave. */
export class UnsavedWork {
  readonly #forms = new Set<Asked>();

  /** Answers how to take the form out again. */
  add(form: Asked): () => void {
    this.#forms.add(form);
    return () => void this.#forms.delete(form);
  }

  isThere(): boolean {
    return [...this.#forms].some((isTyped) => isTyped());
  }
}

export const UnsavedWorkContext = createContext(new UnsavedWork());

/** Has whoever leaves the page, or closes the tab, asked first while a form holds something that is not saved. */
export function useUnsaved(isTyped: Asked): void {
  const work = use(UnsavedWorkContext);
  const latest = useRef(isTyped);
  useEffect(() => {
    latest.current = isTyped;
  });
  useEffect(() => work.add(() => latest.current()), [work]);
}
