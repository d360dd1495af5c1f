import type { AskedQuote, AskedQuoteOutcome, QuoteDeps } from './asked-quote.ts';
import { quoteForGuest } from './quote-for-guest.ts';
import { quoteForStaff } from './quote-for-staff.ts';

export type Asker =
  | { readonly kind: 'guest'; readonly holdId: string | undefined }
  /** `bookingId`: the booking that staff want to change. */
  | { readonly kind: 'staff'; readonly bookingId: string | undefined };

/** The quote for a guest or for staff. */
export function findQuote(deps: QuoteDeps, asked: AskedQuote, asker: Asker): Promise<AskedQuoteOutcome> {
  return asker.kind === 'staff'
    ? quoteForStaff(deps, asked, asker.bookingId)
    : quoteForGuest(deps, asked, asker.holdId);
}
