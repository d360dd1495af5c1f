import type { BookingState } from '@getaway/contracts/events/booking';
import { centsFromDollars, inDollars, zeroCents, type Cents } from '@getaway/kernel/money';
import { hoursInWords } from '@getaway/kernel/money-rules';

/** What a cancellation returned to the cards, in one or more refunds. Nothing when the event about it does not say. */
export function returnedToCards({ cancellationRefund }: BookingState): Cents {
  return cancellationRefund ? centsFromDollars(cancellationRefund.toCard) : zeroCents;
}

/** What a canceled stay returns to its guest, as sentences for them; '' when they paid nothing. It promises no more than is known. */
export function refundInWords(booking: BookingState): string {
  const { money, toReturn, amountDue, quote } = booking;
  const toCard = returnedToCards(booking);
  const parts = [
    toCard > 0
      ? `${inDollars(toCard)} is on its way back to your card. Banks can take 5–7 business days.`
      : '',
    toReturn ? `We’ll send ${inDollars(toReturn.amount)} back the way you paid.` : '',
  ].filter((part) => part !== '');
  if (parts.length > 0) return parts.join(' ');
  if (hasPaidNothing(booking)) {
    // The house may have taken cash that it did not enter.
    const isUnrecorded = amountDue === undefined && Number(quote.total) > 0;
    return isUnrecorded ? 'If you’ve already paid us, reply to this email so we can settle it.' : '';
  }
  if (money && Number(money.returned) >= Number(money.paid)) return 'We’ve returned what you paid.';
  const whyNot = whyNothing(booking);
  return whyNot === undefined
    ? 'We’ll email you about each refund we make for this stay.'
    : `This cancellation isn’t refunded: ${whyNot}.`;
}

/** The same for the owner, of the cards alone; undefined when there is nothing to say. */
export function goesBack(booking: BookingState): string | undefined {
  const { money, cancellationRefund, toReturn } = booking;
  const toCard = returnedToCards(booking);
  if (toCard > 0) return `${inDollars(toCard)} to the guest’s card, automatically`;
  if (toReturn || !cancellationRefund || hasPaidNothing(booking)) return undefined;
  if (money && Number(money.returned) > 0) return undefined;
  const whyNot = whyNothing(booking);
  return whyNot === undefined ? 'None yet' : `None, because ${whyNot}`;
}

function hasPaidNothing({ money }: BookingState): boolean {
  return money !== undefined && Number(money.paid) === 0;
}

/** By the policy, which decides only about what guests cancel themselves. */
function whyNothing({ cancellationRefund, cancellationNoticeHours }: BookingState): string | undefined {
  const reason = cancellationRefund?.reason;
  switch (reason) {
    case 'day-of-arrival':
      return 'it came on the day of arrival';
    case 'too-late':
      return cancellationNoticeHours === undefined
        ? 'it came too late'
        : `it came less than ${hoursInWords(cancellationNoticeHours)} before check-in`;
    case 'in-time':
    case 'nothing-paid':
    case undefined:
      return undefined;
    default:
      return reason satisfies never;
  }
}

/** For one of several refunds of a cancellation: their sum, as a sentence; '' when it is the only one. */
export function sumOfParts(amount: string, booking: BookingState | undefined): string {
  const sum = booking === undefined ? zeroCents : returnedToCards(booking);
  return sum > centsFromDollars(amount)
    ? `In all, ${inDollars(sum)} goes back. Each payment is refunded separately.`
    : '';
}
