import type { Clock } from '@getaway/kernel/instant';
import type { Database } from '../database/database.ts';
import { currentOffer, type Offer } from './seasonal-offer.rules.ts';
import { listShownCodes } from './staff-promo-codes.repository.ts';

/** The code that the home page shows now; undefined if it shows none. */
export async function findSeasonalOffer(deps: {
  database: Database;
  now: Clock;
  timeZone: string;
}): Promise<Offer | undefined> {
  const codes = await listShownCodes(deps.database.prisma);
  return currentOffer(codes, { now: deps.now(), timeZone: deps.timeZone });
}
