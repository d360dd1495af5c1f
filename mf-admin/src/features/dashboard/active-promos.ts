import type { Answer } from '@getaway/contracts/http/call';
import type { listPromoCodes } from '@getaway/contracts/http/staff-bookings';

type PromoCode = Answer<typeof listPromoCodes>[number];

/** Staff codes that are switched on and have not expired; the newsletter's personal codes do not count (domain page). */
export function countActivePromos(
  codes: readonly Pick<PromoCode, 'isActive' | 'source' | 'expiresAt'>[],
  now: Date,
): number {
  return codes.filter(
    ({ isActive, source, expiresAt }) =>
      isActive && source === 'staff' && (expiresAt === null || new Date(expiresAt) > now),
  ).length;
}
