import { hourMs, minuteMs } from '@getaway/kernel/instant';
import { moneyRules } from '@getaway/kernel/money-rules';

/** A hold lasts this long after the guest's last step (domain page, 'Booking life'). */
export const holdMs = 15 * minuteMs;

/** So long the nights of an alternative payment are kept unpaid (spec page 1, section 9). */
export const reservationMs = moneyRules.reservationHours * hourMs;

/** At most so many live holds and reservations of one e-mail address. */
export const unpaidPerEmail = 2;
