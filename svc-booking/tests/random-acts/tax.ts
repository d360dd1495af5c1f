import { shareOutNoticedTax } from '../../src/reports/share-out-noticed-tax.ts';
import type { StaffedService } from '../staffed-service.ts';

/** Where the shares of the tax do not add up, in words. Empty when each booking's are the tax in the money it holds. */
export async function faultsOfTax({
  database,
  deps,
}: Pick<StaffedService, 'database' | 'deps'>): Promise<string[]> {
  await shareOutNoticedTax(deps);
  const { rows } = await database.query<{ fault: string }>(
    `WITH shared AS (SELECT booking_reference, sum(tax_cents) AS tax FROM tax_shares GROUP BY 1)
     SELECT id || ' shares ' || COALESCE(shared.tax, 0) || ' cents of its tax' AS fault
     FROM bookings LEFT JOIN shared USING (booking_reference)
     WHERE COALESCE(shared.tax, 0) <> CASE WHEN total_price = 0 THEN 0
       ELSE round(bookings.tax * 100 * GREATEST(paid_total - refunded_total, 0) / total_price) END
     UNION ALL
     SELECT booking_reference || ' returned more tax than it collected' FROM shared WHERE tax < 0
     UNION ALL
     SELECT 'the months of the tax differ from its shares'
     WHERE (SELECT COALESCE(sum(tax_cents), 0) FROM tax_counts) <> (SELECT COALESCE(sum(tax_cents), 0) FROM tax_shares)
        OR (SELECT COALESCE(sum(shares), 0) FROM tax_counts) <> (SELECT count(*) FROM tax_shares WHERE tax_cents <> 0)`,
  );
  return rows.map(({ fault }) => fault);
}
