import type { CatalogueState } from '../add-ons/use-catalogue.ts';
import type { Availability } from '../dates/use-availability.ts';
import type { QuoteState } from '../draft/quote-state.ts';

interface Answers {
  readonly availability: Availability;
  readonly quote: QuoteState;
  readonly catalogue: CatalogueState;
}

/** Asks again for all that failed: an outage that ends for one of them has ended for the others. */
export function retryFailed({ availability, quote, catalogue }: Answers, checkAgain: () => void): void {
  if (availability.status === 'unknown' && availability.failed) checkAgain();
  if (quote.status === 'failed') quote.tryAgain();
  if (catalogue.status === 'failed') catalogue.tryAgain();
}
