import { createContext, use, useEffect, useRef } from 'react';

/** Whether a form has unsaved changes. */
type IsDirty = () => boolean;

/** The open forms, each with its check for unsaved changes. */
export class UnsavedChanges {
  readonly #forms = new Set<IsDirty>();

  /** Returns a function that removes the form. */
  add(form: IsDirty): () => void {
    this.#forms.add(form);
    return () => void this.#forms.delete(form);
  }

  exist(): boolean {
    return [...this.#forms].some((isDirty) => isDirty());
  }
}

export const UnsavedChangesContext = createContext(new UnsavedChanges());

/** Registers a form with the guard: while `isDirty` returns true, leaving the page or closing the tab asks first. */
export function useUnsavedChanges(isDirty: IsDirty): void {
  const changes = use(UnsavedChangesContext);
  const latest = useRef(isDirty);
  useEffect(() => {
    latest.current = isDirty;
  });
  useEffect(() => changes.add(() => latest.current()), [changes]);
}
