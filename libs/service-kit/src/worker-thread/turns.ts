/** Whose turn is next where only a few may be at work: who has the fewest, and among those who came first. */
export interface Turns<Item> {
  add(item: Item): void;
  /** Takes the next item; undefined when none waits, or when the callers of all have as many at work as they may. */
  take(): Item | undefined;
  /** The work on an item that was taken is over. */
  end(item: Item): void;
  /** Whether the item still waited. */
  remove(item: Item): boolean;
  /** Takes out all that wait. */
  removeAll(): readonly Item[];
  areWaiting(): boolean;
}

/** `perCaller` is how many items of one caller may be at work at a time. */
export function createTurns<Item extends { readonly caller: string }>(perCaller: number): Turns<Item> {
  const waiting = new Set<Item>();
  const atWork = new Map<string, number>();
  const countOf = ({ caller }: Item): number => atWork.get(caller) ?? 0;
  return {
    add: (item) => void waiting.add(item),
    take: () => {
      let next: Item | undefined;
      for (const item of waiting)
        if (countOf(item) < perCaller && (!next || countOf(item) < countOf(next))) next = item;
      if (!next) return undefined;
      waiting.delete(next);
      atWork.set(next.caller, countOf(next) + 1);
      return next;
    },
    end: (item) => {
      const left = countOf(item) - 1;
      if (left > 0) atWork.set(item.caller, left);
      else atWork.delete(item.caller);
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
