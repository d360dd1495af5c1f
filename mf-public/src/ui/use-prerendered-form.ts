import { useEffectEvent, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

const neverChanges = (): (() => void) => () => undefined;

/**
 * For a form that can be typed into before its script is there: takes over what was typed, which the first render after
 * hydration would lose, and says whether the script is there. Until then the browser itself would send the form, and the
 * guest's data would stand in an address.
 */
export function usePrerenderedForm<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
  change: (field: Field, value: string) => void,
): { isLive: boolean } {
  const takeOver = useEffectEvent((typed: FormData) => {
    for (const field of fields) {
      const value = typed.get(field);
      if (typeof value === 'string' && value !== '') change(field, value);
    }
  });
  useLayoutEffect(() => {
    if (form.current) takeOver(new FormData(form.current));
  }, [form]);
  const isLive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return { isLive };
}
