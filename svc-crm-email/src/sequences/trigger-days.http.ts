/** A trigger's days; the empty field of a form is none. */
export function daysOf(triggerValue: number | '' | null | undefined): number | null | undefined {
  return triggerValue === '' ? null : triggerValue;
}
