import { pricingNames, type PricingName } from '@getaway/contracts/http/pricing';
import { earliestOpening } from '@getaway/kernel/stay-hours';
import type { Cents } from '@getaway/kernel/money';
import type { MoneyRules } from '@getaway/kernel/money-rules';
import type { RateCalendar } from '../rates/rate-calendar.rules.ts';
import type { OfferedPackage, OfferedService } from './quote.rules.ts';
import { centsFromColumn, tenThousandthsFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';
import { defaultPrices, defaultTaxTenThousandths } from './default-prices.rules.ts';
import { readLegalTexts } from './legal-texts.repository.ts';
import type { LegalTexts } from './stay-terms.rules.ts';
import { readMoneyRules } from './money-rules.repository.ts';
import type { PriceSetting } from './price-setting.rules.ts';

/** The current inputs of a price, apart from seasons, overrides, and holidays. Only services and packages that are offered. */
export interface StoredPrices {
  readonly rates: Omit<RateCalendar, 'periods'>;
  readonly services: ReadonlyMap<string, OfferedService>;
  readonly packages: ReadonlyMap<string, OfferedPackage>;
  readonly taxTenThousandths: number;
  readonly money: MoneyRules;
  readonly legalTexts: LegalTexts;
}

export async function readStoredPrices(tx: Tx): Promise<StoredPrices> {
  const [settings, services, packages, taxTenThousandths, money, legalTexts] = await Promise.all([
    tx.pricingSetting.findMany(),
    tx.addOnService.findMany({ where: { isActive: true } }),
    tx.package.findMany({
      where: { isActive: true },
      include: { services: { include: { service: true } } },
    }),
    readTaxTenThousandths(tx),
    readMoneyRules(tx),
    readLegalTexts(tx),
  ]);
  const configured = new Map(settings.map(({ name, price }) => [name, centsFromColumn(price)]));
  const price = (name: PricingName): Cents => configured.get(name) ?? defaultPrices[name].price;
  return {
    rates: {
      weekday: price('weekday'),
      fridaySunday: price('friday_sunday'),
      saturday: price('saturday'),
      valentineSurcharge: price('valentine_surcharge'),
      valentineAdjacentSurcharge: price('valentine_adjacent_surcharge'),
      holidaySurcharge: price('holiday_surcharge'),
    },
    services: new Map(
      services.map((each) => [
        each.id,
        {
          id: each.id,
          name: each.name,
          price: centsFromColumn(each.price),
          checkInFrom: each.checkInFrom,
        },
      ]),
    ),
    packages: new Map(
      packages.map((each) => [
        each.id,
        {
          id: each.id,
          name: each.name,
          price: centsFromColumn(each.price),
          serviceIds: each.services.map(({ serviceId }) => serviceId),
          checkInFrom: earliestOpening(each.services.map(({ service }) => service)),
        },
      ]),
    ),
    taxTenThousandths,
    money,
    legalTexts,
  };
}

export async function readTaxTenThousandths(tx: Tx): Promise<number> {
  const setting = await tx.taxSetting.findFirst({ where: { isActive: true }, orderBy: { id: 'asc' } });
  return setting ? tenThousandthsFromColumn(setting.rate) : defaultTaxTenThousandths;
}

/** The settings that staff see, in the order of the spec's list. */
export async function listPricingSettings(tx: Tx): Promise<PriceSetting[]> {
  const settings = await tx.pricingSetting.findMany();
  return pricingNames.flatMap((name) => {
    const setting = settings.find((each) => each.name === name);
    return setting
      ? [{ id: setting.id, name, price: centsFromColumn(setting.price), description: setting.description }]
      : [];
  });
}
