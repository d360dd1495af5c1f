/** The days of a trigger; an empty form field is none. */
export function daysOf(triggerValue: number | '' | null | undefined): number | null | undefined {
  return triggerValue === '' ? null : triggerValue;
}
