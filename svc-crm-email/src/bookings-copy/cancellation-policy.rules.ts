import type { BookingState } from '@getaway/contracts/events/booking';
import { dateInZone, monthAndDay } from '@getaway/kernel/calendar-date';
import { formatInstant } from '@getaway/kernel/format-instant';
import { hoursInWords, usualMoneyRules } from '@getaway/kernel/money-rules';
import { refundEnd } from '@getaway/kernel/refund-end';
import { nightsOf, type Stay } from '@getaway/kernel/stay';

const valentineNights = new Set(['02-13', '02-14', '02-15']);

/**
 * The cancellation policy of a booking, as its guest reads it. The notice period is stored with the booking. Events of
 * older versions do not carry it: they are from before it was a setting. The words are those of the booking page. Valentine's
 * Day is only named where its notice isn't that of other days, `usualHours`.
 */
export function policySentence(
  booking: BookingState,
  timeZone: string,
  usualHours: number = usualMoneyRules.refundNoticeHours,
): string {
  const isSpecial = hasSpecialNight({ checkIn: booking.checkInDate, checkOut: booking.checkOutDate });
  const { refundNoticeHours, specialNoticeHours } = usualMoneyRules;
  const hours = booking.cancellationNoticeHours ?? (isSpecial ? specialNoticeHours : refundNoticeHours);
  const notice = hoursInWords(hours);
  // The time for a full refund was over before it could begin, so the rule alone would promise what nobody can get.
  const end = refundEnd(booking, hours, timeZone);
  const bookedAt = new Date(booking.createdAt);
  if (bookedAt >= end)
    return `You booked less than ${notice} before check-in, so your payment can’t be refunded if you cancel.`;
  const yearOf = (instant: Date): string => dateInZone(instant, timeZone).slice(0, 4);
  const until = formatInstant(end.toISOString(), timeZone, { year: yearOf(end) !== yearOf(bookedAt) });
  // Counted from the time of before, where the guest has chosen another one since, and never from an early check-in.
  const { checkInTime, refundCheckInTime = checkInTime, opensAt = checkInTime } = booking;
  const isBeforeCheckIn = refundCheckInTime === checkInTime && opensAt >= checkInTime;
  const when = isBeforeCheckIn ? `at least ${notice} before check-in, until ${until},` : `until ${until}`;
  const rule = `Cancel ${when} for a full refund. After that, your payment can’t be refunded.`;
  return isSpecial && hours !== usualHours ? `Your stay includes a Valentine’s night. ${rule}` : rule;
}

function hasSpecialNight(stay: Stay): boolean {
  return nightsOf(stay).some((night) => valentineNights.has(monthAndDay(night)));
}
