import { listCalendarFeeds } from '@getaway/contracts/http/calendar-feeds';
import { readEmailSetup } from '@getaway/contracts/http/email-setup';
import { readSetup } from '@getaway/contracts/http/setup';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { mapReady, queryState, type QueryState } from '../../../ui/query-state.ts';
import { countOpen, progressOf, type SetupFacts, type StepProgress } from './setup-steps.ts';

export interface SetupProgress {
  readonly facts: SetupFacts;
  readonly progress: readonly StepProgress[];
  readonly open: number;
}

/** How far the site is set up, from the three services. */
export function useSetup(): QueryState<SetupProgress> {
  const setup = queryState(useQuery(readSetup));
  const mail = queryState(useQuery(readEmailSetup));
  const feeds = mapReady(queryState(useQuery(listCalendarFeeds)), (all) => all.length);
  return mapReady(setup, (data) => {
    const facts = { setup: data, mail, feeds };
    const progress = progressOf(facts);
    return { facts, progress, open: countOpen(progress) };
  });
}
