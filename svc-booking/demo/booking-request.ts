import { happens, oneOf, type RandomInt } from '@getaway/demo/random-int';
import type { PlannedBooking } from '@getaway/demo/year';
import type { BookingData } from '@getaway/contracts/http/booking-payment';
import type { StayHours } from '../src/availability/stay-hours.rules.ts';

const requests = [
  'It’s our tenth anniversary. Could you leave a card on the table?',
  'We’ll arrive late, around 9 PM. Is that OK?',
  'It’s a surprise! Please don’t call before we arrive.',
  'Serious nut allergy: no nuts in anything, please.',
  'Is there enough firewood for two evenings?',
  'Could you leave something cold to drink for our first night?',
  'A quiet weekend before the baby comes. Decaf coffee would be lovely.',
];

/** Promotion codes that guests know, as the demo's staff created them. */
export const knownCodes = ['WELCOME10', 'MIDWEEK25', 'FIREPLACE40'] as const;

/** The services and packages that a demo couple can choose from. */
export interface Offer {
  readonly serviceIds: readonly string[];
  readonly packageIds: readonly string[];
}

export interface BookingRequest {
  readonly data: BookingData & StayHours;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
}

/** What a couple enters in the wizard. */
export function bookingRequestOf(
  randomInt: RandomInt,
  planned: PlannedBooking,
  offer: Offer,
): BookingRequest {
  const { couple, checkIn, checkOut } = planned;
  const { packageIds: packages, serviceIds: services } = offer;
  const packageIds = happens(randomInt, 20) && packages.length > 0 ? [oneOf(randomInt, packages)] : [];
  const addOnIds =
    packageIds.length === 0 && happens(randomInt, 45) && services.length > 0
      ? [...new Set([oneOf(randomInt, services), oneOf(randomInt, services)])]
      : [];
  return {
    packageIds,
    addOnIds,
    data: {
      firstName: couple.firstName,
      lastName: couple.lastName,
      email: couple.email,
      phone: couple.phone,
      checkInDate: checkIn,
      checkOutDate: checkOut,
      checkInTime: happens(randomInt, 15) ? '18:00' : '16:00',
      checkOutTime: '11:00',
      numberOfGuests: happens(randomInt, 8) ? 3 : 2,
      occasion:
        oneOf(randomInt, [
          'anniversary',
          'anniversary',
          'birthday',
          'honeymoon',
          'proposal',
          'date-night',
          'date-night',
          'other',
          null,
        ] as const) ?? undefined,
      specialRequests: happens(randomInt, 25) ? oneOf(randomInt, requests) : undefined,
      promoCode: happens(randomInt, 22) ? oneOf(randomInt, knownCodes) : undefined,
    },
  };
}
