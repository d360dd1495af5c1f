import { useState } from 'react';
import type { FormInstance } from 'antd';
import type { MergedFields } from './newer-note.tsx';

type Merge<State, Values> = (
  opened: State,
  typed: Values,
  newest: State,
) => MergedFields & { readonly values: Partial<Values> };

export interface NewerState<State, Values extends object> {
  /** The state that the form is based on. */
  readonly base: State;
  readonly noteSaved: (saved: State) => void;
  /** Puts the newest state below what was typed, which can then be saved. `from` is the base if it was saved just now. */
  readonly merge: (form: FormInstance<Values>, from?: State) => Promise<void>;
  /** What somebody else saved since it was opened; undefined if nothing. */
  readonly merged: MergedFields | undefined;
  /** How often it was merged. */
  readonly round: number;
}

/**
 * The state that a form is based on, and what somebody else saved since. `read` answers the newest state, or undefined when
 * it is gone.
 */
export function useNewerState<State, Values extends object>(
  opened: State,
  read: () => Promise<State | undefined>,
  mergeStates: Merge<State, Values>,
): NewerState<State, Values> {
  const [base, setBase] = useState(opened);
  const [{ merged, round }, setMerged] = useState<Pick<NewerState<State, Values>, 'merged' | 'round'>>({
    merged: undefined,
    round: 0,
  });
  const merge: NewerState<State, Values>['merge'] = async (form, from = base) => {
    let newest: State | undefined;
    try {
      newest = await read();
    } catch {
      // The toast says why nothing was saved, and saving again tries this again.
    }
    if (newest === undefined) return;
    // Of every field, whether it is shown now or not.
    const typed = form.getFieldsValue(true) as Values;
    const { values, ...others } = mergeStates(from, typed, newest);
    form.setFieldsValue(values);
    setBase(newest);
    const isTold = others.taken.length + others.conflicts.length > 0;
    setMerged((last) => ({ merged: isTold ? others : undefined, round: last.round + 1 }));
  };
  const noteSaved = (saved: State): void => {
    setBase(saved);
    setMerged((last) => ({ ...last, merged: undefined }));
  };
  return { base, noteSaved, merge, merged, round };
}
