import type pg from 'pg';
import type { GuestHouse } from '../house/guest-house.ts';
import type { Clock } from '@getaway/kernel/instant';
import { isNight, type Night } from '../sequences/schedule.rules.ts';
import type { ClaimOrder } from './claims.repository.ts';

export const leaseMs = 60_000;

export interface DueSendsDeps {
  readonly pool: pg.Pool;
  readonly property: GuestHouse;
  readonly perMinute: number;
  readonly night: Night;
  readonly now: Clock;
  /** Whether more may be claimed: not while the service is stopping. */
  readonly mayGoOn: () => boolean;
}

/** All sends that are due now. */
export function claimOrder(deps: DueSendsDeps): Omit<ClaimOrder, 'limit'> {
  const now = deps.now();
  return {
    now,
    leaseMs,
    isNight: isNight(now, deps.property.timeZone, deps.night),
    perMinute: deps.perMinute,
    isProbe: false,
  };
}
