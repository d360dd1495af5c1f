import type { Quote, QuoteLines } from '@getaway/contracts/http/quote';
import type { PricedStay } from './quote.rules.ts';

/** A price as it is calculated and as it is stored and shown. */
export interface Price {
  readonly priced: PricedStay;
  readonly quote: Quote;
}

/** The price of a change, with the accepted lines that it removes. */
export interface AmendedPrice extends Price {
  readonly formerLines: QuoteLines;
}
