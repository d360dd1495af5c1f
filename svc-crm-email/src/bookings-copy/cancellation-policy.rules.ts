import type { BookingState } from '@getaway/contracts/events/booking';
import { monthAndDay } from '@getaway/kernel/calendar-date';
import { moneyRules } from '@getaway/kernel/money-rules';
import { nightsOf, type Stay } from '@getaway/kernel/stay';

const valentineNights = new Set(['02-13', '02-14', '02-15']);

/**
 * How long before check-in a stay may be canceled for a full refund (spec page 1, section 9; domain page).
 */
export function cancellationNotice(stay: Stay): string {
  return noticeInWords(
    hasSpecialNight(stay) ? moneyRules.specialNoticeHours : moneyRules.standardNoticeHours,
  );
}

function hasSpecialNight(stay: Stay): boolean {
  return nightsOf(stay).some((night) => valentineNights.has(monthAndDay(night)));
}

/** 48 to '48 hours', 168 to '7 days'. */
export function noticeInWords(hours: number): string {
  return hours > 72 && hours % 24 === 0 ? `${hours / 24} days` : `${hours} hours`;
}

/**
 * The cancellation policy of a booking, as its guest reads it. The notice period is stored with the booking;
 * events of older versions do not carry it.
 */
export function policySentence(booking: BookingState): string {
  const stay = { checkIn: booking.checkInDate, checkOut: booking.checkOutDate };
  const notice =
    booking.cancellationNoticeHours === undefined
      ? cancellationNotice(stay)
      : noticeInWords(booking.cancellationNoticeHours);
  const rule = `Cancel at least ${notice} before check-in for a full refund. After that, your payment can’t be refunded.`;
  return hasSpecialNight(stay) ? `Your stay includes a Valentine’s night. ${rule}` : rule;
}
