import { happens, oneOf, type Chance } from '@getaway/demo/chance';
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

export interface Wishes {
  readonly data: BookingData & StayHours;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
}

/** What a couple writes into the wizard. */
export function wishesOf(chance: Chance, planned: PlannedBooking, offer: Offer): Wishes {
  const { couple, arrival, departure } = planned;
  const { packageIds: packages, serviceIds: services } = offer;
  const packageIds = happens(chance, 20) && packages.length > 0 ? [oneOf(chance, packages)] : [];
  const addOnIds =
    packageIds.length === 0 && happens(chance, 45) && services.length > 0
      ? [...new Set([oneOf(chance, services), oneOf(chance, services)])]
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
      checkInTime: happens(chance, 15) ? '18:00' : '16:00',
      checkOutTime: '11:00',
      numberOfGuests: happens(chance, 8) ? 3 : 2,
      occasion:
        oneOf(chance, [
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
      specialRequests: happens(chance, 25) ? oneOf(chance, requests) : undefined,
      promoCode: happens(chance, 22) ? oneOf(chance, knownCodes) : undefined,
    },
  };
}
