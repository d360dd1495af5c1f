import type { Answer } from '@getaway/contracts/http/call';
import type { listPromoCodes } from '@getaway/contracts/http/staff-bookings';

type PromoCode = Answer<typeof listPromoCodes>[number];

/** Codes of the staff that are switched on; the newsletter's personal codes do not count (domain page). */
export function countActivePromos(codes: readonly Pick<PromoCode, 'isActive' | 'source'>[]): number {
  return codes.filter(({ isActive, source }) => isActive && source === 'staff').length;
}
