import { Router } from 'express';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../data/database.ts';
import type { StayHours } from '../domain/booking/stay-hours.ts';
import type { KnownDevices } from '../session/known-devices.ts';
import type { IsGuessable } from '../session/password-strength.ts';
import { blockedDatesRoutes } from './blocked-dates.routes.ts';
import { priceSettingsRoutes } from './price-settings.routes.ts';
import { promoCodeRoutes } from './promo-codes.routes.ts';
import { staffAccountRoutes } from './staff-account.routes.ts';
import type { StaffCookies } from './staff-cookies.ts';
import { staffCatalogueRoutes } from './staff-catalogue.routes.ts';

/** Everything that staff set: codes, prices, tax, blocked dates, the catalogue and their own password. */
export function staffSettingsRoutes(deps: {
  database: Database;
  now: Clock;
  timeZone: string;
  usualHours: StayHours;
  guard: SessionGuard;
  newId: () => string;
  devices: KnownDevices;
  cookies: StaffCookies;
  isGuessable: IsGuessable;
  logger: Logger;
}): Router {
  return Router().use(
    promoCodeRoutes(deps),
    priceSettingsRoutes(deps),
    blockedDatesRoutes(deps),
    staffCatalogueRoutes(deps),
    staffAccountRoutes(deps),
  );
}
