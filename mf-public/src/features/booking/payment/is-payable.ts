import type { QuoteState } from '../summary/use-quote.ts';
import type { BookingDraft } from '../draft/booking-draft.ts';
import type { IntentState } from './use-payment-intent.ts';

/** Whether the last step can be completed: a card needs its intent, the other way somebody to reach. */
export function isPayable(draft: BookingDraft, intent: IntentState, quote: QuoteState): boolean {
  if (quote.status !== 'ready') return false;
  if (draft.paymentMethod === 'card') return intent.status === 'ready';
  const { email, phone } = draft.alternativeContact;
  return intent.status !== 'preparing' && email.trim() !== '' && phone.trim() !== '';
}
