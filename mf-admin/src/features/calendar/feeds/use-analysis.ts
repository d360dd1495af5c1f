import { useState } from 'react';
import { cleanupDuplicates } from '@getaway/contracts/http/calendar-duplicates';
import type { CalendarFeed } from '@getaway/contracts/http/calendar-feeds';
import type { Answer } from '@getaway/contracts/http/call';
import type { ToastMessage } from '@getaway/web-kit/toast/toast-message';
import { useMutation } from '../../../actions/use-mutation.ts';
import type { QueryState } from '../../../ui/query-state.ts';
import { duplicatesInWords, unknownReason } from './feed-words.ts';

export type FoundDuplicates = Answer<typeof cleanupDuplicates>;

const texts = {
  done: ({ duplicatesRemoved }: FoundDuplicates): ToastMessage => ({
    title: 'Duplicate Analysis Complete',
    description: `Found ${duplicatesInWords(duplicatesRemoved)} that can be removed`,
  }),
  failed: 'Analysis failed',
  unknown: unknownReason,
  refresh: [],
};

interface Analysis {
  pending: boolean;
  /** What the last analysis found, while the feeds are as they were then. */
  found: FoundDuplicates | undefined;
  analyze: () => Promise<void>;
  forget: () => void;
}

/** Looks for stays that several feeds have; nothing is changed by that. */
export function useAnalysis(feeds: QueryState<CalendarFeed[]>): Analysis {
  const { run, pending } = useMutation(cleanupDuplicates, texts);
  const [last, setLast] = useState<{ found: FoundDuplicates; of: string }>();
  const now = stateOf(feeds);
  return {
    pending,
    found: last?.of === now ? last.found : undefined,
    analyze: async () => {
      setLast(undefined);
      const outcome = await run({ body: { dryRun: true } });
      if (outcome?.ok) setLast({ found: outcome.answer, of: now });
    },
    forget: () => setLast(undefined),
  };
}

/** Changes with each feed that comes, goes or brings something: an analysis from before is not to be acted on. */
function stateOf(feeds: QueryState<CalendarFeed[]>): string {
  if (feeds.status !== 'ready') return '';
  return feeds.data.map(({ id, lastChecked }) => `${id} ${lastChecked ?? ''}`).join(',');
}
