import { Router } from 'express';
import type { Clock } from '@getaway/kernel/instant';
import type { Logger } from '@getaway/service-kit/logger';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from './database/database.ts';
import type { StayHours } from './availability/stay-hours.rules.ts';
import type { KnownDevices } from './staff/known-devices.ts';
import type { IsGuessable } from './staff/password-strength.ts';
import { blockedDatesRoutes } from './availability/blocked-dates.routes.ts';
import { priceSettingsRoutes } from './pricing/price-settings.routes.ts';
import { promoCodeRoutes } from './promo-codes/promo-codes.routes.ts';
import { staffAccountRoutes } from './staff/account.routes.ts';
import type { StaffCookies } from './staff/staff-cookies.http.ts';
import { staffCatalogueRoutes } from './catalogue/staff-catalogue.routes.ts';

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
