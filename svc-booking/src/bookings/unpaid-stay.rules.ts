import type { BookingData } from '@getaway/contracts/http/booking-payment';
import type { Quote, StayTerms } from '@getaway/contracts/http/quote';
import type { StayHours } from '../availability/stay-hours.rules.ts';
import type { PricedStay } from '../pricing/quote.rules.ts';

/** A stay that a guest has claimed: their choice with its price. */
export interface ClaimedStay {
  readonly id: string;
  readonly data: BookingData & StayHours;
  readonly priced: PricedStay;
  readonly quote: Quote & { readonly terms: StayTerms };
  readonly promoUseCounted: boolean;
}

/** A claimed stay that waits for its payment: by card as a hold, otherwise as a reservation. */
export interface UnpaidStay extends ClaimedStay {
  readonly payment:
    | { readonly method: 'card'; readonly holdExpiresAt: Date }
    | {
        readonly method: 'alternative';
        readonly paymentDueAt: Date;
        readonly termsAcceptedAt: Date;
        readonly alternativeEmail: string;
        readonly alternativePhone: string;
        /** When the guest opened the link in their email, if that was required. */
        readonly emailConfirmedAt: Date | null;
      };
}

/** Where an unpaid stay came from. */
export interface Origin {
  readonly heldFrom: string | null;
  /** The wider network that its unpaid nights are counted by. */
  readonly heldNetwork: string | null;
}
