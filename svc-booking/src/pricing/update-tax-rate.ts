import type { Database } from '../database/database.ts';
import { setTaxRate } from './price-settings.repository.ts';
import type { TaxRate } from './price-setting.rules.ts';

/** Sets a tax, in ten-thousandths, for all quotes from then on. Undefined when it does not exist. */
export function updateTaxRate(
  deps: { database: Database },
  id: string,
  tenThousandths: number,
): Promise<TaxRate | undefined> {
  return setTaxRate(deps.database.prisma, id, tenThousandths);
}
