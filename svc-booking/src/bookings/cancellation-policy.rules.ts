import { dateInZone, monthAndDay, type CalendarDate } from '@getaway/kernel/calendar-date';
import { cents, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { MoneyRules } from '@getaway/kernel/money-rules';
import { refundEnd } from '@getaway/kernel/refund-end';
import { nightsOf, type Stay } from '@getaway/kernel/stay';

const valentineNights = new Set(['02-13', '02-14', '02-15']);

/** How many hours before check-in a guest can cancel for a full refund (spec page 1, section 9, 'Terms'). */
export function cancellationNoticeHours(
  stay: Stay,
  money: Pick<MoneyRules, 'refundNoticeHours' | 'specialNoticeHours'>,
): number {
  const isSpecial = nightsOf(stay).some((night) => valentineNights.has(monthAndDay(night)));
  return isSpecial ? money.specialNoticeHours : money.refundNoticeHours;
}

/** The cancellation terms of a booking. The notice period is the one that was accepted with it. */
export interface CancellationTerms {
  readonly checkInDate: CalendarDate;
  /** HH:MM in the property's time zone. */
  readonly checkInTime: string;
  /** The time by which the refund ends, if a guest has chosen another check-in time since. */
  readonly refundCheckInTime?: string | null;
  readonly cancellationNoticeHours: number;
  readonly paid: Cents;
  /** The amount refunded or being refunded. */
  readonly refunded: Cents;
}

export type RefundReason = 'in-time' | 'too-late' | 'day-of-arrival' | 'nothing-paid';

export interface PolicyRefund {
  readonly reason: RefundReason;
  /** Before this instant the refund is full. */
  readonly deadline: Date;
  readonly refundable: Cents;
}

/** What the policy refunds for a cancellation at an instant: all that is left of the payment, or nothing. */
export function refundByPolicy(terms: CancellationTerms, cancelledAt: Date, timeZone: string): PolicyRefund {
  const deadline = refundEnd(terms, terms.cancellationNoticeHours, timeZone);
  const nothing = { deadline, refundable: zeroCents };
  if (terms.paid === 0) return { ...nothing, reason: 'nothing-paid' };
  if (dateInZone(cancelledAt, timeZone) >= terms.checkInDate) return { ...nothing, reason: 'day-of-arrival' };
  if (cancelledAt >= deadline) return { ...nothing, reason: 'too-late' };
  return { deadline, reason: 'in-time', refundable: leftToRefund(terms) };
}

/** The refundable amount: what came in and has not been refunded. */
export function leftToRefund(money: { paid: Cents; refunded: Cents }): Cents {
  return cents(Math.max(0, subtractCents(money.paid, money.refunded)));
}
