import type { EmailToSend } from './email.rules.ts';

/** The names of emails in the staff's list. An email of a sequence has the name of its template. */
export const emailNames: Readonly<
  Record<EmailToSend['kind'] | 'sequence-step' | 'newsletter-campaign', string>
> = {
  'booking-reserved': 'Payment instructions',
  'payment-reminder': 'Payment reminder',
  'reservation-confirmation': 'Reservation confirmation request',
  'reservation-ended': 'Reservation expired',
  'reservation-released': 'Reservation canceled',
  'booking-confirmed': 'Booking confirmed',
  'booking-changed': 'Booking changed',
  'booking-cancelled': 'Booking canceled',
  'booking-owner': 'Owner alert: booking',
  'stay-changed-owner': 'Owner alert: stay changed by the guest',
  'payment-link': 'Payment link',
  'payment-recorded': 'Payment or refund recorded',
  'payment-owner': 'Owner alert: payment',
  'refund-guest': 'Refund',
  'refund-delayed': 'Refund delayed',
  'refund-owner': 'Owner alert: refund',
  'refund-refused': 'Owner alert: refund refused',
  'enquiry-owner': 'Owner alert: message',
  'enquiry-receipt': 'Contact message receipt',
  'thread-reply': 'Message to a guest',
  'stay-link': 'Link to the stay',
  'owner-digest': 'Owner digest',
  'newsletter-code': 'Newsletter promo code',
  'calendar-conflict': 'Owner alert: calendar conflict',
  'calendar-conflicts': 'Owner alert: calendar conflicts',
  'feed-health': 'Owner alert: calendar feed',
  'unpaid-limit': 'Owner alert: unpaid reservations',
  'limit-reached': 'Owner alert: limit reached',
  'payment-disputed': 'Owner alert: disputed payment',
  'template-test': 'Test email',
  'sequence-step': 'Sequence email',
  'newsletter-campaign': 'Newsletter campaign',
};
