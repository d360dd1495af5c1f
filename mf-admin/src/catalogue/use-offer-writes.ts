import type { Call } from '@getaway/contracts/http/call';
import { useMutation, type Mutation } from '../actions/use-mutation.ts';
import type { OfferTexts } from './offer-texts.ts';

interface OfferWrites<Create extends Call, Change extends Call> {
  readonly create: Mutation<Create>;
  readonly change: Mutation<Change>;
}

/** The writes with which a service or a package is added and edited. */
export function useOfferWrites<Create extends Call, Change extends Call>(
  create: Create,
  change: Change,
  texts: OfferTexts,
): OfferWrites<Create, Change> {
  return { create: useMutation(create, texts.added), change: useMutation(change, texts.updated) };
}
