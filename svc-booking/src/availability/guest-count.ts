import { mostGuestsOf, type GuestLimits } from '@getaway/property/guests';

/** Why a booking of a house can't name so many guests; undefined if it can. */
export function tooManyGuests(house: GuestLimits, numberOfGuests: number): string | undefined {
  const most = mostGuestsOf(house);
  if (numberOfGuests <= most) return undefined;
  return `This house takes at most ${most} ${most === 1 ? 'guest' : 'guests'}`;
}
