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

/** What is not saved yet, in the storage of the browser's tab: it survives a reload and a sign-in. */
export const keptDraft: KeptDraft = {
  read: () => {
    try {
      const parsed = v.safeParse(keptSchema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
      return parsed.success ? parsed.output : undefined;
    } catch {
      return undefined;
    }
  },
  write: (kept) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // A full or forbidden storage: the page still has it, and asks before it is left.
    }
  },
  clear: () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept, then.
    }
  },
};
