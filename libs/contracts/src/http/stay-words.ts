import type { CalendarDate } from '@getaway/kernel/calendar-date';
import { utcFormat } from '@getaway/kernel/utc-format';
import type { StayView } from './stay.ts';

/* What a guest reads on the page of a stay, with and without JavaScript. Apart from the schemas, so that a page can use it without them. */

export const stayMessageWords = {
  label: 'Your message',
  invitation: 'Ask us anything about your stay. We’ll answer here and by email.',
  sent: 'Sent. We’ll answer here and by email.',
} as const;

export const unknownStayWords = {
  title: 'This link doesn’t open a stay',
  text: 'Part of it may be missing, or a newer link has replaced it. Tell us your booking reference and email, and we’ll send you the current one.',
} as const;

export const tooManyTriesWords = {
  title: 'Too many tries',
  text: 'Please wait 15 minutes, then open the link from your email again.',
} as const;

export function stayStatusWords({
  status,
  money,
  ended,
}: Pick<StayView, 'status' | 'money' | 'ended'>): string {
  if (ended?.by === 'deadline') return 'Expired';
  switch (status) {
    case 'pending':
    case 'pending_payment':
      return 'Waiting for your payment';
    case 'confirmed':
      return Number(money.balance) > 0 ? 'Confirmed, with a balance to pay' : 'Confirmed';
    case 'completed':
      return 'Thank you for staying with us';
    case 'cancelled':
      return 'Canceled';
    default:
      return status satisfies never;
  }
}

const longDay = utcFormat({ weekday: 'long', month: 'long', day: 'numeric' });

/** 'Friday, March 6 to Sunday, March 8, 2027'. Stays are booked up to two years ahead. */
export function stayDatesWords({
  checkInDate,
  checkOutDate,
}: Pick<StayView, 'checkInDate' | 'checkOutDate'>): string {
  const [first, last] = [checkInDate.slice(0, 4), checkOutDate.slice(0, 4)];
  const year = first === last ? '' : `, ${first}`;
  return `${dayWords(checkInDate)}${year} to ${dayWords(checkOutDate)}, ${last}`;
}

function dayWords(date: CalendarDate): string {
  return longDay.format(new Date(`${date}T00:00:00Z`));
}
