import { createContext, use } from 'react';
import type { FieldError } from '@getaway/contracts/problems';
import { dotted, type Content, type Path } from '../content/content.ts';
import type { FreshEntries } from './use-fresh-entries.ts';

export interface FormState {
  readonly content: Content;
  /** The house that comes with the site. */
  readonly sample: Content;
  /** What to fix. An entry that was just added has nothing to fix until it is left. */
  readonly faults: readonly FieldError[];
  readonly fresh: FreshEntries;
  /** Dotted paths of the fields that are still the same as in the sample. */
  readonly marked: readonly string[];
  /** What `keptFromSample` gets for each of them if it is true for this house as well; missing for what no other house has. */
  readonly keepable: ReadonlyMap<string, string>;
  /** Dotted paths of the defaults that only fit the sample: nobody is offered to go back to them. */
  readonly sampleDefaults: readonly string[];
  readonly change: (path: Path, value: unknown) => void;
  /** Saves what waits, when a field is left. */
  readonly leave: () => void;
  /** The field to lead to, with the focus or only in sight; another object each time. */
  readonly target: { readonly path: Path; readonly hasFocus: boolean } | undefined;
}

export const FormContext = createContext<FormState | undefined>(undefined);

export function useForm(): FormState {
  const form = use(FormContext);
  if (!form) throw new Error('No form is around this field');
  return form;
}

/** The id of the element that edits a path. */
export function fieldId(path: Path): string {
  return `field-${dotted(path)}`;
}

/** Where the field that edits a path is, or the list or entry around it. */
export function elementOf(path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length -= 1) {
    const found = document.getElementById(fieldId(path.slice(0, length)));
    if (found) return found;
  }
  return null;
}

/** What is wrong at a path itself. */
export function faultsAt(faults: readonly FieldError[], path: Path): string[] {
  const at = dotted(path);
  return faults.filter((fault) => fault.path === at).map(({ message }) => message);
}

/** How many fields are wrong at a path and below it. */
export function countFaults(faults: readonly FieldError[], path: Path): number {
  const at = dotted(path);
  return faults.filter((fault) => fault.path === at || fault.path.startsWith(`${at}.`)).length;
}

/** Whether a field, or any field of an entry, is still the same as in the sample. */
export function isFromSample(marked: readonly string[], path: Path): boolean {
  const at = dotted(path);
  return marked.some((field) => field === at || field.startsWith(`${at}.`));
}
