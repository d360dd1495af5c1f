import { minuteMs } from '@getaway/kernel/instant';

/** A hold lasts this long after the guest's last step (domain page, 'Booking life'). */
export const holdMs = 15 * minuteMs;

/** At most so many live holds and reservations of one e-mail address. */
export const unpaidPerEmail = 2;
