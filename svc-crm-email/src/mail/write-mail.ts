import { inDollars } from '@getaway/kernel/money';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { Property } from '@getaway/contracts/property';
import { nightCount } from '@getaway/kernel/stay';
import { cancellationNotice, noticeInWords } from '../domain/cancellation-policy.ts';
import type { Enquiry } from '../domain/enquiry.ts';
import { splitName } from '../domain/guest.ts';
import type { WrittenMail } from '../domain/mail.ts';
import { priceLines } from '../domain/price-lines.ts';
import {
  counted,
  dateRange,
  fullDate,
  nightDate,
  propertyValues,
  timeOfDay,
  weekdayName,
} from './formats.ts';
import { createConflictMails, type ConflictMails } from './conflict-mails.ts';
import { createNewsletterMails, type NewsletterMails } from './newsletter-mails.ts';
import { createRefundMails, type RefundMails } from './refund-mails.ts';
import { createReservationMails, type ReservationMails } from './reservation-mails.ts';
import { stayInvitation } from './stay-invitation.ts';
import type { FillTemplate } from './templates.ts';

export interface MailWriter extends ReservationMails, RefundMails, NewsletterMails, ConflictMails {
  bookingConfirmed(booking: BookingState): WrittenMail;
  /** To the guest of a confirmed stay that will not take place. */
  bookingCancelled(booking: BookingState): WrittenMail;
  enquired(enquiry: Enquiry): { owner: WrittenMail; receipt: WrittenMail };
}

/** Writes the house's mails: subject, HTML and plain text from the same values. */
export function createMailWriter(options: {
  fill: FillTemplate;
  property: Property;
  publicOrigin: string;
}): MailWriter {
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
  ): WrittenMail => ({ subject: values.subject, ...options.fill(kind, { ...shared, ...values }) });

  return {
    ...createReservationMails({ write, property }),
    ...createRefundMails({ write, publicOrigin: options.publicOrigin }),
    ...createNewsletterMails({ write, publicOrigin: options.publicOrigin }),
    ...createConflictMails({ write, publicOrigin: options.publicOrigin }),

    bookingConfirmed: (booking) => ({
      ...write('booking-confirmed', {
        subject: `Your stay at ${property.name} is confirmed (${booking.bookingReference})`,
        preview: `${nightDate(booking.checkInDate)} – ${nightDate(booking.checkOutDate)}, reference ${booking.bookingReference}`,
        guest: { firstName: firstNameOf(booking) },
        stay: stayValues(booking),
        lines: priceLines(booking.quote).map((line) => ({
          label: line.kind === 'night' ? `${nightDate(line.date)} · ${line.label}` : line.label,
          amount: inDollars(line.amount),
        })),
        total: inDollars(booking.quote.total),
        policy: policySentence(booking),
      }),
      attachments: [stayInvitation(booking, property)],
    }),

    bookingCancelled: (booking) =>
      write('booking-cancelled', {
        subject: `Your stay at ${property.name} is cancelled (${booking.bookingReference})`,
        preview: `${dateRange(booking.checkInDate, booking.checkOutDate)} will not take place.`,
        guest: { firstName: firstNameOf(booking) },
        reference: booking.bookingReference,
        dates: dateRange(booking.checkInDate, booking.checkOutDate),
        nights: counted(nightsOf(booking), 'night'),
      }),

    enquired: (enquiry) => ({
      owner: write('enquiry-owner', {
        subject: `Enquiry from ${enquiry.name}`,
        preview: enquiry.message.slice(0, 120),
        enquiry,
        facts: enquiryFacts(enquiry),
      }),
      receipt: write('enquiry-receipt', {
        subject: `We have your message – ${property.name}`,
        preview: 'You will have an answer within 24 hours.',
        guest: { firstName: splitName(enquiry.name).firstName },
        enquiry,
      }),
    }),
  };
}

function stayValues(booking: BookingState): Record<string, unknown> {
  const nights = nightsOf(booking);
  const day = (date: BookingState['checkInDate'], time: string): Record<string, string> => ({
    weekday: weekdayName(date),
    date: fullDate(date),
    time: timeOfDay(time),
  });
  return {
    nights,
    nightsLabel: counted(nights, 'night'),
    guestsLabel: counted(booking.numberOfGuests, 'guest'),
    checkIn: day(booking.checkInDate, booking.checkInTime),
    checkOut: day(booking.checkOutDate, booking.checkOutTime),
    reference: booking.bookingReference,
    entryCode: booking.entryCode,
    paidByCard: booking.paymentMethod === 'card',
  };
}

function nightsOf(booking: BookingState): number {
  return nightCount({ arrival: booking.checkInDate, departure: booking.checkOutDate });
}

function firstNameOf(booking: BookingState): string {
  return booking.firstName ?? splitName(booking.guestName).firstName;
}

/** The notice that the booking was made with; older events do not say it. */
function policySentence(booking: BookingState): string {
  const stay = { arrival: booking.checkInDate, departure: booking.checkOutDate };
  const notice =
    booking.cancellationNoticeHours === undefined
      ? cancellationNotice(stay)
      : noticeInWords(booking.cancellationNoticeHours);
  const why = notice === '7 days' ? ' because your stay falls on Valentine’s' : '';
  return `Cancel up to ${notice} before check-in${why} and you get a full refund; a cancellation on the day of arrival is charged in full.`;
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
    { label: 'E-mail', value: email, link: `mailto:${email}` },
    { label: 'Phone', value: phone, link: dialled ? `tel:${dialled}` : null },
    { label: 'Occasion', value: occasion?.replaceAll('-', ' ') ?? null, link: null },
  ];
  return facts.filter(({ value }) => value !== null);
}
