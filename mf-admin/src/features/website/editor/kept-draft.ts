import * as v from 'valibot';
import type { Content } from '../content/content.ts';

const keptSchema = v.object({
  base: v.record(v.string(), v.unknown()),
  revision: v.number(),
  content: v.record(v.string(), v.unknown()),
});

/** What was typed, and what it was typed on top of. */
export type Kept = v.InferOutput<typeof keptSchema>;

export interface KeptDraft {
  readonly read: () => Kept | undefined;
  readonly write: (kept: { base: Content; revision: number; content: Content }) => void;
  readonly clear: () => void;
}

const key = 'website-draft';
/** Where a tab that is closed leaves what it had not saved. */
const leftKey = 'website-draft-left';

/**
 * What is not saved yet, in the storage of the browser's tab: it survives a reload and a sign-in. A tab that is closed leaves it
 * to the next one that is opened.
 */
export const keptDraft: KeptDraft = {
  read: () =>
    attempt(() => {
      const own = sessionStorage.getItem(key);
      const left = localStorage.getItem(leftKey);
      const json = own ?? left;
      // A reload leaves its own; that of another tab waits for a tab that has none.
      if (left !== null && left === json) localStorage.removeItem(leftKey);
      if (json === null) return undefined;
      sessionStorage.setItem(key, json);
      const parsed = v.safeParse(keptSchema, JSON.parse(json));
      return parsed.success ? parsed.output : undefined;
    }),
  write: (kept) => attempt(() => sessionStorage.setItem(key, JSON.stringify(kept))),
  clear: () => attempt(() => sessionStorage.removeItem(key)),
};

/** Leaves what is not saved to the next tab when this one is closed. Answers how to stop that. */
export function leaveWhenClosed(): () => void {
  const leave = (): void => {
    attempt(() => {
      const own = sessionStorage.getItem(key);
      if (own !== null) localStorage.setItem(leftKey, own);
    });
  };
  window.addEventListener('pagehide', leave);
  return () => window.removeEventListener('pagehide', leave);
}

/** With a full or forbidden storage the page still has it, and asks before it is left. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
