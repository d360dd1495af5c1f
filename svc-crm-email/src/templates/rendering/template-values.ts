import type { BookingState } from '@getaway/contracts/events/booking';
import { arrivalTime } from '@getaway/kernel/arrival';
import { addressLine } from '@getaway/property';
import { hasEntryCodes } from '@getaway/property/entry';
import { entryOf, type GuestHouse } from '../../house/guest-house.ts';
import { inDollars } from '@getaway/kernel/money';
import { nightCount } from '@getaway/kernel/stay';
import { formatTimeOfDay } from '@getaway/kernel/time-of-day';
import { splitName } from '../../guests/guest.rules.ts';
import { fullDate, weekdayName } from '../../writing/formats.ts';
import type { TemplateValues } from './variables.ts';

/** The recipient of a template's email. */
export interface TemplateRecipient {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly guestName: string | null;
  readonly partnerName: string | null;
  readonly email: string;
}

const notYet = 'We’ll tell you how to get in once your stay is confirmed.';

/** Values for every variable. Those of a stay are missing for a guest without one. */
export function templateValues(input: {
  guest: TemplateRecipient;
  booking: BookingState | undefined;
  property: GuestHouse;
  /** `stay` stands for the link of the stay, and is missing without one. */
  links: Omit<TemplateValues['links'], 'extras'>;
}): TemplateValues {
  const { guest, property, links } = input;
  const named = splitName(guest.guestName ?? '');
  const firstName = guest.firstName || named.firstName || 'there';
  const lastName = guest.lastName || named.lastName;
  return {
    guest: {
      firstName,
      lastName,
      fullName: guest.guestName || [firstName, lastName].filter(Boolean).join(' '),
      partnerName: guest.partnerName || null,
      partnerFirstName: splitName(guest.partnerName ?? '').firstName || null,
      email: guest.email,
    },
    booking: bookingValues(input.booking, property),
    property: {
      name: property.name,
      phone: property.contact.phone,
      email: property.contact.email,
      address: addressLine(property),
      directions: directionsOf(property),
    },
    links: { ...links, ...stayLinks(input) },
  };
}

/** As the chat tells them. Where guests get no code, without a sentence that promises one. */
function directionsOf(property: GuestHouse): string | null {
  const { directions } = property.answers;
  if (directions === undefined || hasEntryCodes(property)) return directions ?? null;
  const sentences = directions.split(/(?<=[.!?])\s+/);
  return sentences.filter((sentence) => !/\bcodes?\b/i.test(sentence)).join(' ') || null;
}

/** The extras are on the page of a stay; a guest without one finds them in the wizard. */
function stayLinks({ booking, property, links }: Parameters<typeof templateValues>[0]) {
  const stay = booking ? links.stay : null;
  return { stay, extras: property.offersExtras ? (stay ?? links.booking) : null };
}

function bookingValues(booking: BookingState | undefined, property: GuestHouse): TemplateValues['booking'] {
  const entry = entryOf(booking ?? { entryCode: null }, property);
  const { entryCode } = entry;
  // A template must not speak of a code either to guests who are not booked.
  const entryInstructions = entry.entryInstructions ?? (hasEntryCodes(property) ? null : notYet);
  if (!booking) {
    return {
      reference: null,
      checkInDate: null,
      checkOutDate: null,
      checkInTime: null,
      checkOutTime: null,
      nights: null,
      guests: null,
      total: null,
      entryCode,
      entryInstructions,
      occasion: null,
    };
  }
  const day = (date: BookingState['checkInDate']): string => `${weekdayName(date)}, ${fullDate(date)}`;
  return {
    reference: booking.bookingReference,
    checkInDate: day(booking.checkInDate),
    checkOutDate: day(booking.checkOutDate),
    checkInTime: formatTimeOfDay(arrivalTime(booking, property.checkIn.time)),
    checkOutTime: formatTimeOfDay(booking.checkOutTime),
    nights: nightCount({ checkIn: booking.checkInDate, checkOut: booking.checkOutDate }),
    guests: booking.numberOfGuests,
    total: inDollars(booking.quote.total),
    entryCode,
    entryInstructions,
    // 'For your other' would be no sentence.
    occasion: booking.occasion === 'other' ? null : (booking.occasion?.replace(/[-_]/g, ' ') ?? null),
  };
}
