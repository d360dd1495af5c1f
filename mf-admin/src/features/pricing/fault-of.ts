import { reasonOf } from '../../actions/reason-of.ts';
import type { MutationOutcome } from '../../actions/use-mutation.ts';
import type { Call } from '@getaway/contracts/http/call';

/** What a field says of a save: the server's word on the field itself, else its reason; undefined when it is saved. */
export function faultOf<C extends Call>(outcome: MutationOutcome<C> | undefined): string | undefined {
  if (!outcome || outcome.ok) return undefined;
  const { error } = outcome;
  return error.problem?.errors?.[0]?.message ?? `Not saved. ${reasonOf(error)}`;
}
