import type { Quote } from '@getaway/contracts/http/quote';
import { formatInstant } from '@getaway/kernel/format-instant';
import { hoursInWords } from '@getaway/kernel/money-rules';
import { refundEnd } from '@getaway/kernel/refund-end';
import { property } from '../../../property.ts';
import type { BookingDraft } from './booking-draft.ts';
import { shownTerms } from './shown-terms.ts';

const yearIn = (instant: Date): number =>
  Number(new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: property.timeZone }).format(instant));

/** What a cancellation of this very stay returns, and until when; also if the time for a full refund has already passed. */
export function cancellationWords(
  quote: Quote,
  { dates, details }: Pick<BookingDraft, 'dates' | 'details'>,
  now: Date,
): string {
  const hours = shownTerms(quote).cancellationNoticeHours;
  const notice = hoursInWords(hours);
  if (dates.status !== 'stay') return `Cancel at least ${notice} before check-in for a full refund.`;
  const checkIn = { checkInDate: dates.checkIn, checkInTime: details.checkInTime };
  const end = refundEnd(checkIn, hours, property.timeZone);
  if (now >= end) return `Check-in is less than ${notice} away, so canceling isn’t refunded.`;
  const until = formatInstant(end.toISOString(), property.timeZone, { year: yearIn(end) !== yearIn(now) });
  return `Cancel at least ${notice} before check-in, until ${until}, for a full refund. After that, your payment can’t be refunded.`;
}
