import type { BookingState } from '@getaway/contracts/events/booking';
import type { Property } from '@getaway/property';
import { entryInstructionsOf } from '@getaway/property/entry';
import { withFields, type LiveHouse } from '@getaway/service-kit/house/live-house';

/** The house for emails to booked guests. Pages and the chat have no `entryInstructions`. */
export interface GuestHouse extends Property {
  readonly entryInstructions?: string | undefined;
  /** Whether it sells anything besides nights; missing where no text depends on it. */
  readonly offersExtras?: boolean | undefined;
}

/** The newest version of the house, always, with what booked guests read about getting in. */
export function guestHouse(
  house: Pick<LiveHouse, 'property' | 'entryInstructions'>,
  offersExtras: () => boolean | undefined = () => undefined,
): GuestHouse {
  return withFields(house.property, {
    get offersExtras() {
      return offersExtras();
    },
    get entryInstructions() {
      return house.entryInstructions();
    },
  });
}

/** How the guest of a booking gets in: with its own code, or as the house tells. Neither is known until it is confirmed. */
export function entryOf(
  { entryCode }: Pick<BookingState, 'entryCode'>,
  house: GuestHouse,
): { readonly entryCode: string | null; readonly entryInstructions: string | null } {
  const entryInstructions = entryInstructionsOf(house, house.entryInstructions);
  if (entryInstructions === undefined) return { entryCode, entryInstructions: null };
  return { entryCode: null, entryInstructions: entryCode === null ? null : entryInstructions };
}
