import type { BookingStatus, occasions } from '@getaway/contracts/http/booking-payment';
import type { Answer, CallBody } from '@getaway/contracts/http/call';
import type {
  changeStaffBooking,
  createStaffBooking,
  readBooking,
} from '@getaway/contracts/http/staff-booking-changes';
import { publishedHouse } from '../../../published-house/published-house.ts';
import { noExtras, type StayExtras } from './stay-extras.ts';

/** A booking with the lines of its price, as the form starts from it. */
export type LoadedBooking = Answer<typeof readBooking>;

/** What the form holds; '' is a field that is empty. */
export interface BookingValues {
  readonly guestName: string;
  readonly email: string;
  readonly phone: string;
  readonly checkInDate: string;
  readonly checkInTime: string;
  readonly checkOutDate: string;
  readonly checkOutTime: string;
  readonly numberOfGuests: number | null;
  readonly occasion: (typeof occasions)[number] | '';
  readonly specialRequests: string;
  readonly promoCode: string;
  readonly status: BookingStatus;
  readonly extras: StayExtras;
}

/** The dates of a stay that is to be booked. */
export type StayDates = Pick<BookingValues, 'checkInDate' | 'checkOutDate'>;

/** Two guests and confirmed, unless said otherwise (spec page 2, sections 4 and 9). */
export function newBooking(): BookingValues {
  const { checkInTime, checkOutTime } = publishedHouse();
  return {
    guestName: '',
    email: '',
    phone: '',
    checkInDate: '',
    checkInTime,
    checkOutDate: '',
    checkOutTime,
    numberOfGuests: 2,
    occasion: '',
    specialRequests: '',
    promoCode: '',
    status: 'confirmed',
    extras: noExtras,
  };
}

export function valuesOf({ quote, ...booking }: LoadedBooking): BookingValues {
  return {
    guestName: booking.guestName,
    email: booking.email,
    phone: booking.phone ?? '',
    checkInDate: booking.checkInDate,
    checkInTime: booking.checkInTime,
    checkOutDate: booking.checkOutDate,
    checkOutTime: booking.checkOutTime,
    numberOfGuests: booking.numberOfGuests,
    occasion: (booking.occasion ?? '') as BookingValues['occasion'],
    specialRequests: booking.specialRequests ?? '',
    promoCode: booking.promoCode ?? '',
    status: booking.status,
    extras: {
      addOnIds: quote.addOns.map(({ id }) => id),
      packageIds: quote.packages.map(({ id }) => id),
    },
  };
}

/** A new booking as the call takes it. */
export function creationOf({
  extras,
  numberOfGuests,
  ...values
}: BookingValues): CallBody<typeof createStaffBooking> {
  return { ...values, ...guestsOf(numberOfGuests), ...idsOf(extras) };
}

/**
 * What the form changed. A status is sent only when it is another one: one that is set ends a reservation's deadline.
 */
export function changeOf(before: BookingValues, after: BookingValues): CallBody<typeof changeStaffBooking> {
  const { extras, numberOfGuests, promoCode: _stays, status, ...details } = after;
  const changed = Object.entries(details).filter(
    ([name, value]) => before[name as keyof typeof details] !== value,
  );
  return {
    ...Object.fromEntries(changed),
    ...(numberOfGuests === before.numberOfGuests ? {} : guestsOf(numberOfGuests)),
    ...(status === before.status ? {} : { status }),
    ...idsOf(extras),
  };
}

function guestsOf(numberOfGuests: number | null): { numberOfGuests?: number } {
  return numberOfGuests === null ? {} : { numberOfGuests };
}

function idsOf({ addOnIds, packageIds }: StayExtras) {
  return { addOnIds: [...addOnIds], packageIds: [...packageIds] };
}
