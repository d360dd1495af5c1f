import { happens, oneOf, type RandomInt } from '@getaway/demo/random-int';
import type { PlannedBooking } from '@getaway/demo/year';
import type { BookingData } from '@getaway/contracts/http/booking-payment';
import type { StayHours } from '../src/availability/stay-hours.rules.ts';

const requests = [
  'It is our tenth anniversary. Could there be a card on the table?',
  'We arrive late, around nine in the evening. Is that all right?',
  'She does not know yet. Please do not call before we arrive!',
  'No nuts in anything, please: a serious allergy.',
  'Is there firewood for two evenings?',
  'Could something cold to drink wait for us on the first night?',
  'A quiet weekend before the baby comes. Decaf coffee would be lovely.',
];

/** Codes that guests know, as the demo's staff made them. */
export const knownCodes = ['WELCOME10', 'MIDWEEK25', 'FIREPLACE40'] as const;

/** What there is to choose from. */
export interface Offer {
  readonly serviceIds: readonly string[];
  readonly packageIds: readonly string[];
}

export interface BookingRequest {
  readonly data: BookingData & StayHours;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
}

/** What a couple writes into the wizard. */
export function bookingRequestOf(
  randomInt: RandomInt,
  planned: PlannedBooking,
  offer: Offer,
): BookingRequest {
  const { couple, arrival, departure } = planned;
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
      checkInDate: arrival,
      checkOutDate: departure,
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
