import { useState } from 'react';
import { useUnsavedChanges } from '../../unsaved-changes/unsaved-changes.ts';

export interface Drafts {
  readonly of: (threadId: string) => string;
  readonly keep: (threadId: string, draft: string) => void;
}

/** Replies that are not sent yet, by thread. They stay while other threads are read; leaving the page asks first. */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  useUnsavedChanges(() => [...drafts.values()].some((draft) => draft.trim() !== ''));
  return {
    of: (threadId) => drafts.get(threadId) ?? '',
    keep: (threadId, draft) => setDrafts((last) => new Map(last).set(threadId, draft)),
  };
}
