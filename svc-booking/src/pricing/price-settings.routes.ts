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
import { noSuch } from '@getaway/service-kit/problem';
import type { SessionGuard } from '@getaway/service-kit/session/guard';
import type { Database } from '../database/database.ts';
import { changedMeanwhile } from '../catalogue/changed-meanwhile.problem.ts';
import { listTaxRates } from './list-tax-rates.ts';
import type { TaxRate } from './price-setting.rules.ts';
import { pricingOnWire } from './pricing-settings.http.ts';
import { seedPrices } from './seed-prices.ts';
import { updatePrice } from './update-price.ts';
import { updateTaxRate } from './update-tax-rate.ts';

/** The prices and the tax that staff set. Every quote reads the current values. */
export function priceSettingsRoutes(deps: { database: Database; guard: SessionGuard }): Router {
  const router = Router();
  const { requireStaff } = deps.guard;

  mount(router, changePricing, requireStaff, async ({ params, body }) => {
    const { price, before } = body;
    const seen = before?.price === undefined ? undefined : centsFromDollars(before.price);
    const outcome = await updatePrice(deps, params.id, centsFromDollars(price), seen);
    if (outcome.ok) return pricingOnWire(outcome.setting);
    if (outcome.reason === 'not-found') return noSuch('pricing setting');
    return changedMeanwhile(pricingOnWire(outcome.newest));
  });

  mount(router, seedPricing, requireStaff, async ({ response }) => {
    const settings = await seedPrices({ tx: deps.database.prisma });
    response.set('X-Total-Count', String(settings.length));
    return settings.map(pricingOnWire);
  });

  mount(router, listTaxSettings, requireStaff, async ({ query, response }) => {
    const { taxes, count } = await listTaxRates(deps, query);
    response.set('X-Total-Count', String(count));
    return taxes.map(taxOnWire);
  });

  mount(router, changeTaxSetting, requireStaff, async ({ params, body }) => {
    const { rate, before } = body;
    const seen = before?.rate === undefined ? undefined : tenThousandthsOf(before.rate);
    const outcome = await updateTaxRate(deps, params.id, tenThousandthsOf(rate), seen);
    if (outcome.ok) return taxOnWire(outcome.setting);
    return outcome.reason === 'not-found'
      ? noSuch('tax setting')
      : changedMeanwhile(taxOnWire(outcome.newest));
  });

  return router;
}

function tenThousandthsOf(rate: number): number {
  return Math.round(rate * 10_000);
}

function taxOnWire({ tenThousandths, ...tax }: TaxRate): TaxSetting {
  return { ...tax, rate: tenThousandths / 10_000 };
}
