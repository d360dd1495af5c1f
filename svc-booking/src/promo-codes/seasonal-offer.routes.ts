import { Router } from 'express';
import { readSeasonalOffer } from '@getaway/contracts/http/seasonal-offer';
import type { Clock } from '@getaway/kernel/instant';
import { mount } from '@getaway/service-kit/http/mount';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { findSeasonalOffer } from './find-seasonal-offer.ts';
import { promoOnWire } from './promo-on-wire.rules.ts';

/** What the home page offers. */
export function seasonalOfferRoutes(deps: {
  database: Database;
  now: Clock;
  timeZone: string;
  guard: SessionGuard;
}): Router {
  const router = Router();

  mount(router, readSeasonalOffer, deps.guard.requireStaff, async () => {
    const offer = await findSeasonalOffer(deps);
    if (!offer) return { offer: null };
    const { promo, title, text, lastDay } = offer;
    // Its name is a note among staff.
    const { name: _name, ...terms } = promoOnWire(promo);
    return { offer: { title, text, ...terms, weekdaysOnly: promo.weekdaysOnly, lastDay } };
  });

  return router;
}
