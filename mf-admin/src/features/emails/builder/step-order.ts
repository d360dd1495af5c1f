import type { Delay } from '../sequence-words.ts';

/** Things in an order by id; those that it does not name follow as they are. */
export function inOrder<Thing extends { readonly id: string }>(
  things: readonly Thing[],
  order: readonly string[] | undefined,
): readonly Thing[] {
  if (!order) return things;
  const place = ({ id }: Thing): number => (order.includes(id) ? order.indexOf(id) : order.length);
  return things.toSorted((a, b) => place(a) - place(b));
}

/** Steps 1 to n in the order shown (spec page 2, section 4). */
export function renumbered(ids: readonly string[]): { id: string; stepNumber: number }[] {
  return ids.map((id, index) => ({ id, stepNumber: index + 1 }));
}

/**
 * For each step that is sent before a step above it, the number of the first such step, else undefined. Delays count from
 * the trigger, so a shorter delay further down is sent first.
 */
export function sentBeforeStepAbove(steps: readonly Delay[]): (number | undefined)[] {
  const hours = steps.map(({ delayValue, delayUnit }) => delayValue * (delayUnit === 'days' ? 24 : 1));
  return hours.map((due, index) => {
    const later = hours.findIndex((other, above) => above < index && other > due);
    return later < 0 ? undefined : later + 1;
  });
}
