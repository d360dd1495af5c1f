import type { StayTerms } from '@getaway/contracts/http/quote';
import type { Stay } from '@getaway/kernel/stay';
import { cancellationNoticeHours } from '../bookings/cancellation-policy.rules.ts';
import type { PriceBook } from './price-book.repository.ts';

/** What a guest is shown with the price of a stay, and accepts with it. */
export function stayTerms(
  stay: Stay,
  { money, legalTexts }: Pick<PriceBook, 'money' | 'legalTexts'>,
): StayTerms {
  return {
    ...legalTexts,
    cancellationNoticeHours: cancellationNoticeHours(stay, money),
    paymentHours: money.paymentHours,
  };
}

/** Whether two are the same for a guest who pays by this method: only without a card there is a deadline. */
export function areSameTerms(a: StayTerms, b: StayTerms, paymentMethod: 'card' | 'alternative'): boolean {
  return (
    a.cancellationNoticeHours === b.cancellationNoticeHours &&
    // A page of an earlier release knows no date.
    (a.legalDate === undefined || b.legalDate === undefined || a.legalDate === b.legalDate) &&
    (paymentMethod === 'card' || a.paymentHours === b.paymentHours)
  );
}
