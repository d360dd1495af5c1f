import type { Page } from '@getaway/contracts/http/paging';
import type { Database } from '../database/database.ts';
import { pageOfTaxes } from './price-settings.repository.ts';
import type { TaxRate } from './price-setting.rules.ts';

/** One page of the taxes, with the total count. */
export function listTaxRates(
  deps: { database: Database },
  page: Page,
): Promise<{ taxes: TaxRate[]; count: number }> {
  return pageOfTaxes(deps.database.prisma, page);
}
