/** One state of an entity that another service owns. */
export interface CopiedState {
  readonly entityId: string;
  readonly revision: number;
}

/**
 * A copy of another service's entities that events keep up to date, and its comparison with the owner's
 * snapshot.
 */
export interface RebuiltCopy<S extends CopiedState> {
  /** The revisions of all entities that exist in the copy. */
  readonly known: () => Promise<ReadonlyMap<string, number>>;
  /** The owner's entities, page by page, in states at least as new as its events before the first request. */
  readonly pages: () => AsyncIterable<readonly S[]>;
  /**
   * Overwrites states in the copy whose revision is at most `over`, which may be higher than the state's own.
   * Returns how many were missing or different. A newer one came from an event in the meantime and is kept.
   */
  readonly keep: (states: readonly { state: S; over: number }[]) => Promise<number>;
  /**
   * Deletes entities that the owner does not have, if they still have the given revision. Returns how many
   * were deleted.
   */
  readonly drop: (gone: readonly CopiedState[]) => Promise<number>;
}

export interface Rebuilding {
  readonly checked: number;
  readonly repaired: number;
  readonly removed: number;
}

/** The most passes over a copy that is damaged during the repair. */
const mostPasses = 5;

/**
 * Repairs a copy from its owner's snapshot, while events continue to change both. Nothing is emptied first,
 * so readers of the copy miss nothing. It runs until a pass has found no difference: an event was ignored if
 * its entity had a damaged, higher revision, and the next pass finds that change.
 */
export async function rebuildCopy<S extends CopiedState>(copy: RebuiltCopy<S>): Promise<Rebuilding> {
  let [repaired, removed] = [0, 0];
  for (let pass = 1; ; pass += 1) {
    const found = await compareOnce(copy);
    repaired += found.repaired;
    removed += found.removed;
    const isSound = found.repaired + found.removed === 0;
    if (isSound || pass === mostPasses) return { checked: found.checked, repaired, removed };
  }
}

async function compareOnce<S extends CopiedState>(copy: RebuiltCopy<S>): Promise<Rebuilding> {
  // Read before the owner's snapshot: a revision above the owner's is then damage, and not a faster event.
  const unseen = new Map(await copy.known());
  let [checked, repaired] = [0, 0];
  for await (const states of copy.pages()) {
    checked += states.length;
    repaired += await copy.keep(
      states.map((state) => ({ state, over: Math.max(state.revision, unseen.get(state.entityId) ?? 0) })),
    );
    for (const { entityId } of states) unseen.delete(entityId);
  }
  const gone = [...unseen].map(([entityId, revision]) => ({ entityId, revision }));
  return { checked, repaired, removed: gone.length === 0 ? 0 : await copy.drop(gone) };
}
