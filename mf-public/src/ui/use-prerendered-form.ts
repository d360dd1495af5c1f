import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * For a form that can be typed into before its script is there: takes over what was typed, which the first render after
 * hydration would lose. Its `SubmitButton` sleeps until then.
 */
export function usePrerenderedForm<Field extends string>(
  form: RefObject<HTMLFormElement | null>,
  fields: readonly Field[],
  change: (field: Field, value: string) => void,
): void {
  const takeOver = useEffectEvent((typed: FormData) => {
    for (const field of fields) {
      const value = typed.get(field);
      if (typeof value === 'string' && value !== '') change(field, value);
    }
  });
  useLayoutEffect(() => {
    if (form.current) takeOver(new FormData(form.current));
  }, [form]);
}
