import type { Database } from '../database/database.ts';
import { readTaxTenThousandths } from './price-book.repository.ts';

/** The tax on a stay, in ten-thousandths. */
export function readTaxRate(deps: { database: Database }): Promise<number> {
  return readTaxTenThousandths(deps.database.prisma);
}
