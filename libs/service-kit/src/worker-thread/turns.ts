/**
 * Decides whose turn is next when only a few may run: the caller with the fewest running items, among those
 * the one whose last turn is longest ago, and of that caller the oldest item.
 */
export interface Turns<Item> {
  add(item: Item): void;
  /** Takes the next item. Undefined when none waits, or when all waiting callers are at their limit. */
  take(): Item | undefined;
  /** The work on a taken item has ended. */
  end(item: Item): void;
  /** Whether the item was still waiting. */
  remove(item: Item): boolean;
  /** Removes all waiting items. */
  removeAll(): readonly Item[];
  areWaiting(): boolean;
}

/** `perCaller` is the most concurrent items of one caller. */
export function createTurns<Item extends { readonly caller: string }>(perCaller: number): Turns<Item> {
  const waiting = new Set<Item>();
  const atWork = new Map<string, number>();
  /** The number of each caller's last turn, for callers with items. */
  const lastTurns = new Map<string, number>();
  let turn = 0;
  const countOf = ({ caller }: Item): number => atWork.get(caller) ?? 0;
  const lastTurnOf = ({ caller }: Item): number => lastTurns.get(caller) ?? 0;
  const comesBefore = (item: Item, other: Item): boolean =>
    countOf(item) === countOf(other) ? lastTurnOf(item) < lastTurnOf(other) : countOf(item) < countOf(other);
  return {
    add: (item) => void waiting.add(item),
    take: () => {
      let next: Item | undefined;
      for (const item of waiting)
        if (countOf(item) < perCaller && (!next || comesBefore(item, next))) next = item;
      if (!next) return undefined;
      waiting.delete(next);
      atWork.set(next.caller, countOf(next) + 1);
      lastTurns.set(next.caller, (turn += 1));
      return next;
    },
    end: (item) => {
      const left = countOf(item) - 1;
      if (left > 0) atWork.set(item.caller, left);
      else atWork.delete(item.caller);
      const hasItems = left > 0 || [...waiting].some(({ caller }) => caller === item.caller);
      if (!hasItems) lastTurns.delete(item.caller);
    },
    remove: (item) => waiting.delete(item),
    removeAll: () => {
      const all = [...waiting];
      waiting.clear();
      return all;
    },
    areWaiting: () => waiting.size > 0,
  };
}
