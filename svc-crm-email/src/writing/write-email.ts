import type { GuestHouse } from '../house/guest-house.ts';
import { createEnquiryEmails, type EnquiryEmails } from '../enquiries/enquiry-emails.ts';
import { createThreadEmails, type ThreadEmails } from '../inbox/thread-emails.ts';
import { stayLinkPlace } from '../delivery/stay-link-place.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { createBookingEmails, type BookingEmails } from '../booking-emails/booking-emails.ts';
import { createConflictEmails, type ConflictEmails } from '../owner-alerts/conflict-emails.ts';
import { createDigestEmails, type DigestEmails } from '../owner-alerts/digest-emails.ts';
import { createDisputeEmails, type DisputeEmails } from '../owner-alerts/dispute-emails.ts';
import { createFeedHealthEmails, type FeedHealthEmails } from '../owner-alerts/feed-health-emails.ts';
import { propertyValues } from './formats.ts';
import { createAlertEmails, type AlertEmails } from '../owner-alerts/alert-emails.ts';
import { createLimitEmails, type LimitEmails } from '../owner-alerts/limit-emails.ts';
import { createNewsletterEmails, type NewsletterEmails } from '../newsletter/newsletter-emails.ts';
import { createGuestChangeEmails, type GuestChangeEmails } from '../booking-emails/guest-change-emails.ts';
import { createOwnerBookingEmails, type OwnerBookingEmails } from '../booking-emails/owner-booking-emails.ts';
import { createPaymentEmails, type PaymentEmails } from '../booking-emails/payment-emails.ts';
import { createPaymentLinkEmails, type PaymentLinkEmails } from '../booking-emails/payment-link-emails.ts';
import { createRefundEmails, type RefundEmails } from '../booking-emails/refund-emails.ts';
import { createStayLinkEmails, type StayLinkEmails } from '../booking-emails/stay-link-emails.ts';
import { createReservationEmails, type ReservationEmails } from '../booking-emails/reservation-emails.ts';
import type { FillTemplate } from './fill-template.ts';

export interface EmailWriter
  extends
    BookingEmails,
    OwnerBookingEmails,
    GuestChangeEmails,
    ReservationEmails,
    RefundEmails,
    PaymentEmails,
    PaymentLinkEmails,
    NewsletterEmails,
    ConflictEmails,
    FeedHealthEmails,
    LimitEmails,
    DisputeEmails,
    AlertEmails,
    DigestEmails,
    ThreadEmails,
    StayLinkEmails,
    EnquiryEmails {}

/** Writes the service's emails: subject, HTML and plain text from the same values. */
export function createEmailWriter(options: {
  fill: FillTemplate;
  property: GuestHouse;
  publicOrigin: string;
}): EmailWriter {
  const { property } = options;
  const stayLink = stayLinkPlace(options.publicOrigin);
  const shared = {
    property: propertyValues(property),
    stayLink: '',
    links: {
      site: new URL('/', options.publicOrigin).href,
      booking: new URL('/booking', options.publicOrigin).href,
    },
  };
  const write = (
    kind: Parameters<FillTemplate>[0],
    values: { subject: string; preview: string } & Record<string, unknown>,
  ): WrittenEmail => ({ subject: values.subject, ...options.fill(kind, { ...shared, ...values }) });

  return {
    ...createBookingEmails({ write, property, stayLink }),
    ...createOwnerBookingEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createGuestChangeEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createReservationEmails({ write, property, stayLink }),
    ...createRefundEmails({ write, publicOrigin: options.publicOrigin, stayLink }),
    ...createPaymentEmails({ write, publicOrigin: options.publicOrigin, stayLink }),
    ...createPaymentLinkEmails({ write, property, publicOrigin: options.publicOrigin, stayLink }),
    ...createNewsletterEmails({ write, publicOrigin: options.publicOrigin }),
    ...createConflictEmails({ write, publicOrigin: options.publicOrigin }),
    ...createFeedHealthEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createLimitEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createDisputeEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createAlertEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createDigestEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createThreadEmails({ write, property, stayLink }),
    ...createStayLinkEmails({ write, property, stayLink }),
    ...createEnquiryEmails({ write, property, publicOrigin: options.publicOrigin }),
  };
}
