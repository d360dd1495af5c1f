import type { Setup } from '@getaway/contracts/http/setup';

/** Whether a house with a name of its own still sells what the sample house offers. */
export function sellsSampleOffers({ hasOwnHouse, hasSampleOffers }: Setup): boolean {
  return hasOwnHouse && hasSampleOffers;
}
