import type { Property } from '@getaway/property';
import type { Enquiry } from '../enquiries/enquiry.rules.ts';
import { greetableName, splitName } from '../guests/guest.rules.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { createBookingEmails, type BookingEmails } from '../booking-emails/booking-emails.ts';
import { createConflictEmails, type ConflictEmails } from '../owner-alerts/conflict-emails.ts';
import { createDisputeEmails, type DisputeEmails } from '../owner-alerts/dispute-emails.ts';
import { createFeedHealthEmails, type FeedHealthEmails } from '../owner-alerts/feed-health-emails.ts';
import { propertyValues } from './formats.ts';
import { createAlertEmails, type AlertEmails } from '../owner-alerts/alert-emails.ts';
import { createLimitEmails, type LimitEmails } from '../owner-alerts/limit-emails.ts';
import { createNewsletterEmails, type NewsletterEmails } from '../newsletter/newsletter-emails.ts';
import { createOwnerBookingEmails, type OwnerBookingEmails } from '../booking-emails/owner-booking-emails.ts';
import { createPaymentEmails, type PaymentEmails } from '../booking-emails/payment-emails.ts';
import { createPaymentLinkEmails, type PaymentLinkEmails } from '../booking-emails/payment-link-emails.ts';
import { createRefundEmails, type RefundEmails } from '../booking-emails/refund-emails.ts';
import { createReservationEmails, type ReservationEmails } from '../booking-emails/reservation-emails.ts';
import type { FillTemplate } from './fill-template.ts';

export interface EmailWriter
  extends
    BookingEmails,
    OwnerBookingEmails,
    ReservationEmails,
    RefundEmails,
    PaymentEmails,
    PaymentLinkEmails,
    NewsletterEmails,
    ConflictEmails,
    FeedHealthEmails,
    LimitEmails,
    DisputeEmails,
    AlertEmails {
  enquired(enquiry: Enquiry): { owner: WrittenEmail; receipt: WrittenEmail };
}

/** Writes the service's emails: subject, HTML and plain text from the same values. */
export function createEmailWriter(options: {
  fill: FillTemplate;
  property: Property;
  publicOrigin: string;
}): EmailWriter {
  const { property } = options;
  const shared = {
    property: propertyValues(property),
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
    ...createBookingEmails({ write, property }),
    ...createOwnerBookingEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createReservationEmails({ write, property }),
    ...createRefundEmails({ write, publicOrigin: options.publicOrigin }),
    ...createPaymentEmails({ write, property }),
    ...createPaymentLinkEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createNewsletterEmails({ write, publicOrigin: options.publicOrigin }),
    ...createConflictEmails({ write, publicOrigin: options.publicOrigin }),
    ...createFeedHealthEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createLimitEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createDisputeEmails({ write, property, publicOrigin: options.publicOrigin }),
    ...createAlertEmails({ write, property, publicOrigin: options.publicOrigin }),

    enquired: (enquiry) => ({
      owner: write('enquiry-owner', {
        subject: `New message from ${enquiry.name}`,
        preview: enquiry.message.slice(0, 120),
        enquiry,
        facts: enquiryFacts(enquiry),
      }),
      receipt: write('enquiry-receipt', {
        subject: `We’ve received your message – ${property.name}`,
        preview: 'We’ll get back to you within 24 hours.',
        guest: { firstName: greetableName(splitName(enquiry.name).firstName) },
      }),
    }),
  };
}

interface EnquiryFact {
  readonly label: string;
  readonly value: string | null;
  readonly link: string | null;
}

function enquiryFacts({ name, partnerName, email, phone, occasion }: Enquiry): EnquiryFact[] {
  const dialled = phone?.replace(/[^\d+]/g, '') ?? '';
  const facts = [
    { label: 'Name', value: name, link: null },
    { label: 'Partner', value: partnerName, link: null },
    { label: 'Email', value: email, link: `mailto:${email}` },
    { label: 'Phone', value: phone, link: dialled ? `tel:${dialled}` : null },
    { label: 'Occasion', value: occasion?.replaceAll('-', ' ') ?? null, link: null },
  ];
  return facts.filter(({ value }) => value !== null);
}
