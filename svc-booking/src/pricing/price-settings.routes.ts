import { Router } from 'express';
import {
  changePricing,
  changeTaxSetting,
  listTaxSettings,
  seedPricing,
  type TaxSetting,
} from '@getaway/contracts/http/staff-prices';
import { centsFromDollars } from '@getaway/kernel/money';
import { mount } from '@getaway/service-kit/http/mount';
import { Problem } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { listPricingSettings } from './price-book.repository.ts';
import {
  addMissingPrices,
  pageOfTaxes,
  setPrice,
  setTaxRate,
  type TaxRate,
} from './price-settings.repository.ts';
import { pricingOnWire } from './pricing-settings.http.ts';

/** The prices and the tax that staff set. Every quote reads the current values. */
export function priceSettingsRoutes(deps: { database: Database; guard: SessionGuard }): Router {
  const router = Router();
  const { prisma } = deps.database;
  const { requireStaff } = deps.guard;

  mount(router, changePricing, requireStaff, async ({ params, body }) => {
    const isSet = await setPrice(prisma, params.id, centsFromDollars(body.price));
    const setting = (await listPricingSettings(prisma)).find(({ id }) => id === params.id);
    return isSet && setting
      ? pricingOnWire(setting)
      : new Problem('not-found', { detail: 'No such pricing setting' });
  });

  mount(router, seedPricing, requireStaff, async ({ response }) => {
    await addMissingPrices(prisma);
    const settings = await listPricingSettings(prisma);
    response.set('X-Total-Count', String(settings.length));
    return settings.map(pricingOnWire);
  });

  mount(router, listTaxSettings, requireStaff, async ({ query, response }) => {
    const { taxes, count } = await pageOfTaxes(prisma, query);
    response.set('X-Total-Count', String(count));
    return taxes.map(taxOnWire);
  });

  mount(router, changeTaxSetting, requireStaff, async ({ params, body }) => {
    const tax = await setTaxRate(prisma, params.id, Math.round(body.rate * 10_000));
    return tax ? taxOnWire(tax) : new Problem('not-found', { detail: 'No such tax setting' });
  });

  return router;
}

function taxOnWire({ tenThousandths, ...tax }: TaxRate): TaxSetting {
  return { ...tax, rate: tenThousandths / 10_000 };
}
