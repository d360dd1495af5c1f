import type { Database } from '../database/database.ts';
import { findTax, setTaxRate } from './price-settings.repository.ts';
import type { SetOutcome, TaxRate } from './price-setting.rules.ts';

/**
 * Sets a tax, in ten-thousandths, for all quotes from then on. With the rate that staff saw, nothing is overwritten that
 * somebody else has set since.
 */
export async function updateTaxRate(
  deps: { database: Database },
  id: string,
  tenThousandths: number,
  before: number | undefined,
): Promise<SetOutcome<TaxRate>> {
  const { prisma } = deps.database;
  const isSet = await setTaxRate(prisma, id, tenThousandths, before);
  const setting = await findTax(prisma, id);
  if (!setting) return { ok: false, reason: 'not-found' };
  return isSet ? { ok: true, setting } : { ok: false, reason: 'changed', newest: setting };
}
