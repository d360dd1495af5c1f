import type { Property } from '@getaway/property';
import { secondMs } from '@getaway/kernel/instant';
import type { Config } from './config.ts';

/** The configuration of emails about bookings. */
export function bookingEmailOptions(
  config: Pick<
    Config,
    'OWNER_EMAIL' | 'OWNER_BOOKING_EMAILS' | 'CHANGE_EMAIL_DELAY_S' | 'LATE_EVENT_EMAIL_DELAY_S'
  >,
  property: Property,
): {
  /** Where the owner is written to now. */
  ownerEmail: () => string;
  /** Where guests answer to now. */
  houseEmail: () => string;
  emailsOwnerBookings: boolean;
  changeEmailDelayMs: number;
  lateEventEmailDelayMs: number;
} {
  return {
    ownerEmail: () => config.OWNER_EMAIL ?? property.contact.email,
    houseEmail: () => property.contact.email,
    emailsOwnerBookings: config.OWNER_BOOKING_EMAILS === 'on',
    changeEmailDelayMs: config.CHANGE_EMAIL_DELAY_S * secondMs,
    lateEventEmailDelayMs: config.LATE_EVENT_EMAIL_DELAY_S * secondMs,
  };
}
