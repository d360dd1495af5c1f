import type { CallBody } from '@getaway/contracts/http/call';
import type { createBookingPaymentIntent } from '@getaway/contracts/http/booking-payment';
import type { Quote } from '@getaway/contracts/http/quote';
import type { BookingDraft } from '../draft/booking-draft.ts';

export type IntentRequest = Omit<CallBody<typeof createBookingPaymentIntent>, 'holdId'>;

/**
 * What the nights are held for; null while the dates are not complete. For a payment by another way the hold alone is
 * wanted: its card price is not what the guest sees, so none is named.
 */
export function intentRequest(draft: BookingDraft, quote: Quote): IntentRequest | null {
  if (draft.dates.status !== 'stay') return null;
  const { occasion, specialRequests, ...details } = draft.details;
  return {
    ...(draft.paymentMethod === 'card' ? { totalAmount: quote.total, calculation: { ...quote } } : {}),
    bookingData: {
      ...details,
      checkInDate: draft.dates.checkIn,
      checkOutDate: draft.dates.checkOut,
      occasion: occasionOf(occasion),
      specialRequests: specialRequests || null,
      promoCode: draft.promo?.code ?? null,
    },
    addOnIds: draft.addOnIds,
    packageIds: draft.packageIds,
  };
}

type Occasion = IntentRequest['bookingData']['occasion'];

function occasionOf(occasion: string): Occasion {
  return occasion ? occasion : null;
}
