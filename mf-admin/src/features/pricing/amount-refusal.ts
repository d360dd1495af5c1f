import type { Call } from '@getaway/contracts/http/call';
import { reasonOf } from '../../actions/reason-of.ts';
import type { MutationOutcome } from '../../actions/use-mutation.ts';

/** Why an amount was not saved. */
export type AmountRefusal =
  /** `isLost`: no answer came, so it may be saved all the same. */
  | { readonly kind: 'fault'; readonly message: string; readonly isLost?: boolean }
  /** Somebody else set another one since it was typed into: `theirs`, as the field shows it. */
  | { readonly kind: 'newer'; readonly theirs: string };

/**
 * What a field says of a save: the server's word on the field itself, else its reason; undefined when it is saved. `amountOf`
 * reads the amount from the setting that somebody else saved.
 */
export function refusalOf<C extends Call>(
  outcome: MutationOutcome<C> | undefined,
  amountOf: (newest: object) => string | undefined,
): AmountRefusal | undefined {
  if (!outcome || outcome.ok) return undefined;
  const { problem } = outcome.error;
  const newest = outcome.error.type === 'changed-meanwhile' ? newestOf(problem) : undefined;
  const theirs = newest && amountOf(newest);
  if (theirs !== undefined) return { kind: 'newer', theirs };
  const isLost = outcome.error.status === 0 || outcome.error.status === 504;
  const lead = isLost ? 'It may not be saved.' : 'Not saved.';
  const message = problem?.errors?.[0]?.message ?? `${lead} ${reasonOf(outcome.error)}`;
  return { kind: 'fault', message, isLost };
}

/** The price of a setting or service. */
export function priceOf(newest: object): string | undefined {
  return 'price' in newest && typeof newest.price === 'string' ? newest.price : undefined;
}

function newestOf(problem: object | undefined): object | undefined {
  if (!problem || !('newest' in problem)) return undefined;
  return typeof problem.newest === 'object' && problem.newest !== null ? problem.newest : undefined;
}
