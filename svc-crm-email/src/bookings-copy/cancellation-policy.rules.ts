import type { BookingState } from '@getaway/contracts/events/booking';
import { monthAndDay } from '@getaway/kernel/calendar-date';
import { hoursInWords, usualMoneyRules } from '@getaway/kernel/money-rules';
import { refundEnd } from '@getaway/kernel/refund-end';
import { nightsOf, type Stay } from '@getaway/kernel/stay';

const valentineNights = new Set(['02-13', '02-14', '02-15']);

/**
 * The cancellation policy of a booking, as its guest reads it. The notice period is stored with the booking. Events of
 * older versions do not carry it: they are from before it was a setting.
 */
export function policySentence(booking: BookingState, timeZone: string): string {
  const isSpecial = hasSpecialNight({ checkIn: booking.checkInDate, checkOut: booking.checkOutDate });
  const { refundNoticeHours, specialNoticeHours } = usualMoneyRules;
  const hours = booking.cancellationNoticeHours ?? (isSpecial ? specialNoticeHours : refundNoticeHours);
  const notice = hoursInWords(hours);
  // The time for a full refund was over before it could begin, so the rule alone would promise what nobody can get.
  if (new Date(booking.createdAt) >= refundEnd(booking, hours, timeZone))
    return `You booked less than ${notice} before check-in, so your payment can’t be refunded if you cancel.`;
  const rule = `Cancel at least ${notice} before check-in for a full refund. After that, your payment can’t be refunded.`;
  return isSpecial ? `Your stay includes a Valentine’s night. ${rule}` : rule;
}

function hasSpecialNight(stay: Stay): boolean {
  return nightsOf(stay).some((night) => valentineNights.has(monthAndDay(night)));
}
