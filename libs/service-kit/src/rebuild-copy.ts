/** One thing of another service's in one of its states. */
export interface CopiedState {
  readonly entityId: string;
  readonly revision: number;
}

/** A copy of another service's things that events keep, and how it is compared with what the owner says of itself. */
export interface RebuiltCopy<S extends CopiedState> {
  /** The revisions of all that the copy takes to be there. */
  readonly known: () => Promise<ReadonlyMap<string, number>>;
  /** All that the owner has, page by page, in states at least as new as what it told before the first page was asked for. */
  readonly pages: () => AsyncIterable<readonly S[]>;
  /**
   * Writes states over what is in the copy in a revision of at most `over`, which may be above the state's own; answers
   * how many were missing or different. A newer one came with an event meanwhile and stays.
   */
  readonly keep: (states: readonly { state: S; over: number }[]) => Promise<number>;
  /** Lets go of what the owner does not have, where it is still in the revision given; answers how many that were. */
  readonly drop: (gone: readonly CopiedState[]) => Promise<number>;
}

export interface Rebuilding {
  readonly checked: number;
  readonly repaired: number;
  readonly removed: number;
}

/** A copy that is damaged while it is repaired is looked at again, but not for ever. */
const mostPasses = 5;

/**
 * Makes a copy what its owner says, while events go on changing both. Nothing is emptied first, so whoever reads the
 * copy misses nothing meanwhile. It runs until a pass has found nothing wrong: an event that came while its thing stood
 * in a damaged, higher revision was ignored, and the next pass sees what it told.
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
  // Read before the owner is asked: a revision above the owner's is then damage, and no event that was quicker.
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
