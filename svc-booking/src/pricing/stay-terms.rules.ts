import type { StayTerms } from '@getaway/contracts/http/quote';
import type { CalendarDate } from '@getaway/kernel/calendar-date';
import type { MoneyRules } from '@getaway/kernel/money-rules';
import type { Stay } from '@getaway/kernel/stay';
import { cancellationNoticeHours } from '../bookings/cancellation-policy.rules.ts';

/** Which Terms of Service and Privacy Policy hold. */
export interface LegalTexts {
  /** As both pages say it. */
  readonly legalDate: CalendarDate;
  /** The version of the house that brought them: two edits on one day have the same date. */
  readonly houseRevision: number;
}

/** What a guest is shown with the price of a stay, and accepts with it. */
export function stayTerms(
  stay: Stay,
  { money, legalTexts }: { readonly money: MoneyRules; readonly legalTexts: LegalTexts },
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
    // A page of an earlier release knows neither date nor version.
    isSameIfKnown(a.legalDate, b.legalDate) &&
    isSameIfKnown(a.houseRevision, b.houseRevision) &&
    (paymentMethod === 'card' || a.paymentHours === b.paymentHours)
  );
}

function isSameIfKnown<T>(a: T | undefined, b: T | undefined): boolean {
  return a === undefined || b === undefined || a === b;
}
