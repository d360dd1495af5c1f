import type { PromoRefusal } from '@getaway/contracts/http/promo-codes';
import type { Quote } from '@getaway/contracts/http/quote';

/** The server's price of the draft. The quote of the draft before stays in sight while a new one comes. */
export type QuoteState =
  | { status: 'none' }
  | { status: 'loading'; last: Quote | undefined }
  | {
      status: 'failed';
      last: Quote | undefined;
      promoRefusal: PromoRefusal | undefined;
      /** The rule that the stay breaks, in the server's words. */
      rule?: string | undefined;
      tryAgain: () => void;
    }
  | { status: 'ready'; quote: Quote };

/** Whether the server gave no price for a reason that the guest cannot do anything about but ask again. */
export function isUnanswered(state: QuoteState): state is Extract<QuoteState, { status: 'failed' }> {
  return state.status === 'failed' && !state.promoRefusal;
}

/** The quote to show: the one that holds, or the last one while it is being replaced. */
export function shownQuote(state: QuoteState): Quote | undefined {
  if (state.status === 'ready') return state.quote;
  return state.status === 'none' ? undefined : state.last;
}
