import type { EmailSetup } from '@getaway/contracts/http/email-setup';
import { sampleSections } from '@getaway/contracts/http/house-sections';
import { charges, setupSteps, type Setup, type SetupStep } from '@getaway/contracts/http/setup';
import { sellsSampleOffers } from '../../../catalogue/sells-sample-offers.ts';
import type { QueryState } from '../../../ui/query-state.ts';

/** `known`: the services report that it is done, so it needs no mark. `unknown`: the service that knows did not answer. */
export type StepState = 'known' | 'done' | 'skipped' | 'open' | 'unknown' | 'loading';

export interface SetupFacts {
  readonly setup: Setup;
  readonly mail: QueryState<EmailSetup>;
  /** How many calendars of other platforms are read. */
  readonly feeds: QueryState<number>;
}

export interface StepProgress {
  readonly step: SetupStep;
  readonly state: StepState;
  /** For an open step that is begun, what is left: '4 sections left'. */
  readonly begun?: string;
}

/** How far each step is: what the services know comes first, then what staff said. */
export function progressOf(facts: SetupFacts): StepProgress[] {
  return setupSteps.map((step) => {
    const state = stateOf(step, facts);
    const begun = state === 'open' ? whatIsBegun(step, facts.setup) : undefined;
    return { step, state, ...(begun !== undefined && { begun }) };
  });
}

/** What still waits for the host. */
export function countOpen(progress: readonly StepProgress[]): number {
  return progress.filter(({ state }) => waits(state)).length;
}

/** The steps that the host skipped. */
export function skippedSteps(progress: readonly StepProgress[]): SetupStep[] {
  return progress.filter(({ state }) => state === 'skipped').map(({ step }) => step);
}

interface Listed {
  readonly facts: SetupFacts;
  readonly progress: readonly StepProgress[];
  readonly open: number;
}

/** Whether a host can still do something with the checklist: hide it, or finish what is open or skipped. */
export function isOfUse({ facts, progress, open }: Listed): boolean {
  const { isHidden, isDemo } = facts.setup;
  return open > 0 || (!isDemo && (!isHidden || skippedSteps(progress).length > 0));
}

/** '3 of 7 steps done, 1 skipped, 2 in progress'. */
export function settledInWords(progress: readonly StepProgress[]): string {
  const begun = progress.filter((each) => each.begun !== undefined).length;
  const done = progress.filter(({ state }) => state === 'known' || state === 'done').length;
  const skipped = progress.filter(({ state }) => state === 'skipped').length;
  return [
    `${done} of ${progress.length} steps done`,
    ...(skipped === 0 ? [] : [`${skipped} skipped`]),
    ...(begun === 0 ? [] : [`${begun} in progress`]),
  ].join(', ');
}

export function waits(state: StepState): boolean {
  return state !== 'known' && state !== 'done' && state !== 'skipped';
}

function stateOf(step: SetupStep, facts: SetupFacts): StepState {
  const mark = facts.setup.marks.find((each) => each.step === step)?.mark;
  const known = whatIsKnown(step, facts);
  if (known === 'known') return 'known';
  return mark ?? known;
}

/** What is left of a step of many parts that is begun. */
function whatIsBegun(step: SetupStep, setup: Setup): string | undefined {
  switch (step) {
    case 'property':
      return setup.hasOwnHouse ? partsLeft(sampleSections, setup.fromSample, 'section', 'left') : undefined;
    case 'prices':
      return chargesLeft(setup).length === 0 && sellsSampleOffers(setup)
        ? 'sample services and packages left'
        : // One that stays as it came is as good as a changed one.
          partsLeft([...charges, 'offer'], chargesLeft(setup), 'amount', 'to check');
    default:
      return undefined;
  }
}

function chargesLeft({ unchangedPrices, unchangedOffer }: Setup): string[] {
  return [...unchangedPrices, ...(unchangedOffer === undefined ? [] : ['offer'])];
}

function partsLeft(
  all: readonly string[],
  left: readonly string[],
  what: string,
  how: string,
): string | undefined {
  if (left.length === 0 || left.length === all.length) return undefined;
  return `${left.length === 1 ? `1 ${what}` : `${left.length} ${what}s`} ${how}`;
}

function whatIsKnown(step: SetupStep, { setup, mail, feeds }: SetupFacts): StepState {
  const knownIf = (isDone: boolean): StepState => (isDone ? 'known' : 'open');
  switch (step) {
    case 'password':
      return knownIf(!setup.hasFirstPassword);
    case 'property':
      return knownIf(setup.hasOwnHouse && setup.fromSample.length === 0);
    case 'prices':
      return knownIf(chargesLeft(setup).length === 0 && !sellsSampleOffers(setup));
    case 'calendars':
      return feeds.status === 'ready' ? knownIf(feeds.data > 0) : waitingFor(feeds);
    case 'mail':
      return mail.status === 'ready' ? 'open' : waitingFor(mail);
    case 'payments':
    case 'legal':
      return 'open';
    default:
      return step satisfies never;
  }
}

function waitingFor({ status }: { status: 'loading' | 'failed' }): StepState {
  return status === 'loading' ? 'loading' : 'unknown';
}
