import { pricingNames } from '@getaway/contracts/http/pricing';
import type { Page } from '@getaway/contracts/http/paging';
import { decimalFromCents, type Cents } from '@getaway/kernel/money';
import type { TaxSetting } from '../generated/prisma/client.ts';
import { tenThousandthsFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';
import { defaultPrices } from './default-prices.rules.ts';
import type { TaxRate } from './price-setting.rules.ts';

/** False when the setting does not exist, or has neither the price `before` nor this one already. */
export async function setPrice(
  tx: Tx,
  id: string,
  price: Cents,
  before: Cents | undefined,
): Promise<boolean> {
  const wanted = decimalFromCents(price);
  const { count } = await tx.pricingSetting.updateMany({
    where: { id, ...(before !== undefined && { price: { in: [decimalFromCents(before), wanted] } }) },
    data: { price: wanted },
  });
  return count === 1;
}

/** Inserts missing settings with their default prices. */
export async function addMissingPrices(tx: Tx): Promise<void> {
  await tx.pricingSetting.createMany({
    data: pricingNames.map((name) => ({
      name,
      price: decimalFromCents(defaultPrices[name].price),
      description: defaultPrices[name].description,
    })),
    skipDuplicates: true,
  });
}

export async function pageOfTaxes(
  tx: Tx,
  { limit, offset = 0 }: Page,
): Promise<{ taxes: TaxRate[]; count: number }> {
  const [rows, count] = await Promise.all([
    tx.taxSetting.findMany({
      orderBy: { id: 'asc' },
      skip: offset,
      ...(limit === undefined ? {} : { take: limit }),
    }),
    tx.taxSetting.count(),
  ]);
  return { taxes: rows.map(taxRate), count };
}

/** False when the setting does not exist, or has neither the rate `before` nor this one already. */
export async function setTaxRate(
  tx: Tx,
  id: string,
  tenThousandths: number,
  before: number | undefined,
): Promise<boolean> {
  const wanted = fractionOf(tenThousandths);
  const { count } = await tx.taxSetting.updateMany({
    where: { id, ...(before !== undefined && { rate: { in: [fractionOf(before), wanted] } }) },
    data: { rate: wanted },
  });
  return count === 1;
}

/** Undefined when the setting does not exist. */
export async function findTax(tx: Tx, id: string): Promise<TaxRate | undefined> {
  const row = await tx.taxSetting.findUnique({ where: { id } });
  return row ? taxRate(row) : undefined;
}

function fractionOf(tenThousandths: number): string {
  return (tenThousandths / 10_000).toFixed(4);
}

function taxRate({ id, name, description, rate, isActive }: TaxSetting): TaxRate {
  return { id, name, description, tenThousandths: tenThousandthsFromColumn(rate), isActive };
}
