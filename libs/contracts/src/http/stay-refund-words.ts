import { formatInstant } from '@getaway/kernel/format-instant';
import { inDollars } from '@getaway/kernel/money';
import { hoursInWords, refundDays } from '@getaway/kernel/money-rules';
import type { StayCancellationPreview } from './stay-cancellation.ts';

/* What a guest reads about canceling, apart from the other words of the page of a stay, which shows them only on request. */

/** What a guest reads after canceling: the card provider returns its part at once, the house its part by hand. */
export function canceledWords({ toCard, byHouse }: { toCard: string; byHouse: string }): string {
  return [
    'Your booking is canceled.',
    Number(toCard) > 0 && `${inDollars(toCard)} is on its way back to your card.`,
    Number(byHouse) > 0 && `We’ll return ${inDollars(byHouse)} the way you paid.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** Where the refund of a cancellation would go, and when; '' without one. What the house returns by hand has no date. */
export function refundWaysWords({
  refund,
  toCard,
  byHouse,
}: Pick<StayCancellationPreview, 'refund' | 'toCard' | 'byHouse'>): string {
  const [hasCardPart, hasHousePart] = [Number(toCard) > 0, Number(byHouse) > 0];
  return [
    hasCardPart && hasHousePart && `You’ll get ${inDollars(refund)} back.`,
    hasCardPart &&
      `We’ll refund ${inDollars(toCard)} to the card you paid with. Most banks show a refund within ${refundDays}.`,
    hasHousePart && `We’ll return ${inDollars(byHouse)} the way you paid.`,
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** In place of a refund where staff arrange the payment. */
export const arrangedRefundWords =
  'You’re arranging payment with us directly, so we can’t show a refund here. If you’ve already paid, please write to us before you cancel.';

/** Until when a cancellation is refunded, or why it is not. `costsNothing` is about the whole stay. */
export function refundTermsWords(
  {
    reason,
    deadline,
    noticeHours,
    bookedLate,
  }: Pick<StayCancellationPreview, 'reason' | 'deadline' | 'noticeHours' | 'bookedLate'>,
  { timeZone, costsNothing = false }: { readonly timeZone: string; readonly costsNothing?: boolean },
): string {
  const until = formatInstant(deadline, timeZone);
  const notice = hoursInWords(noticeHours);
  switch (reason) {
    case 'nothing-paid':
      return `${costsNothing ? 'Your stay cost nothing' : 'You haven’t paid anything yet'}, so there’s nothing to refund.`;
    case 'in-time':
      return `Full refund until ${until}.`;
    case 'too-late':
    case 'day-of-arrival':
      return bookedLate
        ? `You booked less than ${notice} before check-in, so there’s no refund if you cancel.`
        : `The deadline for a full refund was ${until}.`;
    default:
      return reason satisfies never;
  }
}
