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
 * For each step the number of the first one above it that goes out later, as its delay says, and undefined for those that
 * go out in their turn: each delay counts from the trigger.
 */
export function overtaken(steps: readonly Delay[]): (number | undefined)[] {
  const hours = steps.map(({ delayValue, delayUnit }) => delayValue * (delayUnit === 'days' ? 24 : 1));
  return hours.map((due, index) => {
    const later = hours.findIndex((other, above) => above < index && other > due);
    return later < 0 ? undefined : later + 1;
  });
}
