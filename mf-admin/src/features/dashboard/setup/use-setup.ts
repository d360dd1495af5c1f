import { listCalendarFeeds } from '@getaway/contracts/http/calendar-feeds';
import { readEmailSetup } from '@getaway/contracts/http/email-setup';
import { readSetup } from '@getaway/contracts/http/setup';
import { useRead } from '@getaway/web-kit/swr.tsx';
import { mapReady, readState, type ReadState } from '../../../ui/read-state.ts';
import { countOpen, progressOf, type SetupFacts, type StepProgress } from './setup-steps.ts';

export interface SetupProgress {
  readonly facts: SetupFacts;
  readonly progress: readonly StepProgress[];
  readonly open: number;
}

/** How far the site is set up, from the three services. */
export function useSetup(): ReadState<SetupProgress> {
  const setup = readState(useRead(readSetup));
  const mail = readState(useRead(readEmailSetup));
  const feeds = mapReady(readState(useRead(listCalendarFeeds)), (all) => all.length);
  return mapReady(setup, (data) => {
    const facts = { setup: data, mail, feeds };
    const progress = progressOf(facts);
    return { facts, progress, open: countOpen(progress) };
  });
}
