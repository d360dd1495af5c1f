import { centsFromDollars } from '@getaway/kernel/money';
import type { BookingState } from '@getaway/contracts/events/booking';
import type { paymentRefunded } from '@getaway/contracts/events/payment';
import type { EventData } from '@getaway/contracts/events/event';
import type { Property } from '@getaway/contracts/property';
import { nightCount } from '@getaway/kernel/stay';
import { cancellationNotice } from '../domain/cancellation-policy.ts';
import type { Enquiry } from '../domain/enquiry.ts';
import { splitName } from '../domain/guest.ts';
import type { WrittenMail } from '../domain/mail.ts';
import { priceLines } from '../domain/price-lines.ts';
import { counted, fullDate, money, nightDate, propertyValues, timeOfDay, weekdayName } from './formats.ts';
import { createReservationMails, type ReservationMails } from './reservation-mails.ts';
import { stayInvitation } from './stay-invitation.ts';
import type { FillTemplate } from './templates.ts';

export interface MailWriter extends ReservationMails {
  bookingConfirmed(booking: BookingState): WrittenMail;
  /** `booking` is the stay that the money was for, when it is known here. */
  refunded(
    refund: EventData<typeof paymentRefunded>,
    booking: BookingState | undefined,
  ): { guest: WrittenMail; owner: WrittenMail };
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
    links: { booking: new URL('/booking', options.publicOrigin).href },
  };
  const write = (
    kind: Parameters<FillTemplate>[0],
    values: { subject: string; preview: string } & Record<string, unknown>,
  ): WrittenMail => ({ subject: values.subject, ...options.fill(kind, { ...shared, ...values }) });

  return {
    ...createReservationMails({ write, property }),

    bookingConfirmed: (booking) => ({
      ...write('booking-confirmed', {
        subject: `Your stay at ${property.name} is confirmed (${booking.bookingReference})`,
        preview: `${nightDate(booking.checkInDate)} – ${nightDate(booking.checkOutDate)}, reference ${booking.bookingReference}`,
        guest: { firstName: firstNameOf(booking) },
        stay: stayValues(booking),
        lines: priceLines(booking.quote).map((line) => ({
          label: line.kind === 'night' ? `${nightDate(line.date)} · ${line.label}` : line.label,
          amount: money(line.amount),
        })),
        total: money(centsFromDollars(booking.quote.total)),
        policy: policySentence(booking),
      }),
      attachments: [stayInvitation(booking, property)],
    }),

    refunded: (refund, booking) => {
      const values = {
        amount: money(centsFromDollars(refund.amount)),
        reference: refund.bookingReference,
        dates: booking && `${fullDate(booking.checkInDate)} – ${fullDate(booking.checkOutDate)}`,
        guest: { name: refund.guestName, email: refund.email },
      };
      return {
        guest: write('refund-guest', {
          ...values,
          dates: values.dates ?? null,
          subject: `${values.amount} refunded: your payment came too late for ${refund.bookingReference}`,
          preview: 'Your payment arrived after your dates were released. It goes back in full.',
        }),
        owner: write('refund-owner', {
          ...values,
          dates: values.dates ?? null,
          subject: `Late payment refunded: ${refund.bookingReference}, ${values.amount}`,
          preview: `${refund.guestName} paid after the hold had ended.`,
        }),
      };
    },

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
  const nights = nightCount({ arrival: booking.checkInDate, departure: booking.checkOutDate });
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

function firstNameOf(booking: BookingState): string {
  return booking.firstName ?? splitName(booking.guestName).firstName;
}

function policySentence(booking: BookingState): string {
  const notice = cancellationNotice({ arrival: booking.checkInDate, departure: booking.checkOutDate });
  const why = notice === '7 days' ? ' because your stay falls on Valentine’s' : '';
  return `Cancel up to ${notice} before check-in${why} and you get a full refund; a cancellation on the day of arrival is charged in full.`;
}

function enquiryFacts(enquiry: Enquiry): { label: string; value: string }[] {
  return [
    { label: 'Name', value: enquiry.name },
    ...(enquiry.partnerName === null ? [] : [{ label: 'Partner', value: enquiry.partnerName }]),
    { label: 'E-mail', value: enquiry.email },
    ...(enquiry.phone === null ? [] : [{ label: 'Phone', value: enquiry.phone }]),
    ...(enquiry.occasion === null
      ? []
      : [{ label: 'Occasion', value: enquiry.occasion.replaceAll('-', ' ') }]),
  ];
}
