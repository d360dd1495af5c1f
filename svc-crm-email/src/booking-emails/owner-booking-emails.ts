import type { BookingState } from '@getaway/contracts/events/booking';
import { arrivalInWords } from '@getaway/kernel/arrival';
import { dialedNumber } from '@getaway/kernel/dialed-number';
import type { Property } from '@getaway/property';
import { hasEntryCodes } from '@getaway/property/entry';
import { inDollars } from '@getaway/kernel/money';
import { nightCount } from '@getaway/kernel/stay';
import type { OwnerNews, WrittenEmail } from '../delivery/email.rules.ts';
import { hasAmountDue } from '../bookings-copy/amount-due.rules.ts';
import { goesBack } from './cancellation-refund.ts';
import { wayOf } from '@getaway/contracts/http/money-names';
import { counted, dateRange, deadline, occasionName } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

export interface OwnerBookingEmails {
  /** To the owner: what happened to a booking, its key facts and a link to it. */
  bookingForOwner(booking: BookingState, news: OwnerNews): WrittenEmail;
}

/** A booking that staff confirmed before its guest paid all of it. */
function confirmedUnpaid({ amountDue, quote }: { amountDue: string; quote: { total: string } }): string {
  const isPartlyPaid = Number(amountDue) < Number(quote.total);
  return isPartlyPaid ? 'Booking confirmed, partly paid' : 'Booking confirmed, not paid yet';
}

const headlines: Readonly<Record<OwnerNews, string>> = {
  booked: 'New booking',
  reserved: 'New reservation, not paid yet',
  paid: 'Reservation paid',
  cancelled: 'Booking canceled',
  released: 'Reservation canceled by staff',
  expired: 'Reservation expired unpaid',
};

const endedByGuest: Readonly<Partial<Record<OwnerNews, string>>> = {
  cancelled: 'Booking canceled by the guest',
  released: 'Reservation canceled by the guest',
};

function headlineOf(booking: BookingState, news: OwnerNews): string {
  if (news === 'booked' && hasAmountDue(booking)) return confirmedUnpaid(booking);
  return (booking.endedByGuest && endedByGuest[news]) || headlines[news];
}

export function createOwnerBookingEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  publicOrigin: string;
}): OwnerBookingEmails {
  const { write, property } = options;
  return {
    bookingForOwner: (booking, news) => {
      const dates = dateRange(booking.checkInDate, booking.checkOutDate);
      const link = new URL('/admin/bookings', options.publicOrigin);
      link.searchParams.set('search', booking.bookingReference);
      const headline = headlineOf(booking, news);
      return write('booking-owner', {
        subject:
          news === 'paid'
            ? `Paid: ${booking.guestName}, ${inDollars(booking.quote.total)} (${booking.bookingReference})`
            : `${headline}: ${booking.guestName}, ${dates} (${booking.bookingReference})`,
        preview: `${dates}, ${inDollars(booking.quote.total)}`,
        headline,
        guestName: booking.guestName,
        facts: factsOf(booking, property, news).map((fact) => ({ link: '', ...fact })),
        bookingLink: link.href,
      });
    },
  };
}

interface Fact {
  readonly label: string;
  readonly value: string;
  /** Where the value leads to. */
  readonly link?: string;
}

function factsOf(booking: BookingState, property: Property, news: OwnerNews): Fact[] {
  const { checkInDate, checkOutDate, quote, paymentDueAt } = booking;
  const nights = nightCount({ checkIn: checkInDate, checkOut: checkOutDate });
  const extras = [...quote.packages, ...quote.addOns].map(({ name }) => name).join(', ');
  const isEnd = news === 'cancelled' || news === 'released' || news === 'expired';
  const dialed = booking.phone ? dialedNumber(booking.phone) : '';
  const isWaiting = news === 'reserved' && paymentDueAt !== null;
  const facts: (Fact | undefined)[] = [
    { label: 'Dates', value: `${dateRange(checkInDate, checkOutDate)} (${counted(nights, 'night')})` },
    { label: 'Check-in', value: arrivalInWords(booking, property.checkIn.time) },
    news === 'booked' || news === 'paid' ? codeToSet(booking, property) : undefined,
    { label: 'Guests', value: String(booking.numberOfGuests) },
    { label: 'Total', value: `${inDollars(quote.total)}${paidBy(booking, property)}` },
    hasAmountDue(booking) && !isWaiting && booking.status !== 'cancelled'
      ? { label: 'Balance due', value: inDollars(booking.amountDue) }
      : undefined,
    isEnd ? given('Refund', goesBack(booking)) : undefined,
    toReturn(booking),
    isEnd ? { label: 'Nights', value: 'Open for booking again' } : undefined,
    isWaiting ? { label: 'Pay by', value: deadline(new Date(paymentDueAt), property.timeZone) } : undefined,
    extras === '' ? undefined : { label: 'Extras', value: extras },
    given('Occasion', booking.occasion && occasionName(booking.occasion)),
    given('Requests', booking.specialRequests),
    given('Email', booking.email, `mailto:${booking.email}`),
    given('Phone', booking.phone, dialed && `tel:${dialed}`),
    { label: 'Reference', value: booking.bookingReference },
  ];
  return facts.filter((fact) => fact !== undefined);
}

/** The site makes the code up, so the door opens with it only once the owner has set it. */
function codeToSet({ entryCode }: BookingState, property: Property): Fact | undefined {
  if (!hasEntryCodes(property)) return undefined;
  return given('Entry code', entryCode && `${entryCode}. Set it on your lock before they arrive.`);
}

/** What a cancellation by its guest leaves to the owner. */
function toReturn({ toReturn: left, status }: BookingState): Fact | undefined {
  if (left === undefined || status !== 'cancelled') return undefined;
  const ways = new Intl.ListFormat('en-US').format(
    left.paidBy.flatMap((method) => wayOf(method).trim() || []),
  );
  const paid = ways === '' ? '' : `, paid ${ways}`;
  return {
    label: 'To return',
    value: `${inDollars(left.amount)}${paid}. It doesn’t go back automatically: please return it, then record the refund in the booking.`,
  };
}

function given(label: string, value: string | null | undefined, link?: string): Fact | undefined {
  return value ? { label, value, ...(link && { link }) } : undefined;
}

function paidBy({ paymentMethod }: BookingState, { paymentHandles }: Property): string {
  if (paymentMethod === 'card') return ', by card';
  if (paymentMethod === 'manual') return ', booked by staff';
  const services = paymentHandles.map(({ service }) => service).join(' or ');
  return services && `, by ${services}`;
}
