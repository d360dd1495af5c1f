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
  ownerEmail: string;
  houseEmail: string;
  ownerBookingEmail: string | undefined;
  changeEmailDelayMs: number;
  lateEventEmailDelayMs: number;
} {
  const ownerEmail = config.OWNER_EMAIL ?? property.contact.email;
  return {
    ownerEmail,
    houseEmail: property.contact.email,
    ownerBookingEmail: config.OWNER_BOOKING_EMAILS === 'on' ? ownerEmail : undefined,
    changeEmailDelayMs: config.CHANGE_EMAIL_DELAY_S * secondMs,
    lateEventEmailDelayMs: config.LATE_EVENT_EMAIL_DELAY_S * secondMs,
  };
}
