import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { openingOf, type EarlyService } from './opening.rules.ts';

/** The services that include an early check-in, also those that are no longer sold. */
export async function selectEarlyServices(sql: Sql): Promise<EarlyService[]> {
  return sql(
    `SELECT id, check_in_from AS "checkInFrom",
       ARRAY(SELECT package_id FROM package_services WHERE service_id = id) AS "packageIds"
     FROM addon_services WHERE check_in_from IS NOT NULL`,
  );
}

/** Finds the early check-in, HH:MM, that the services and packages of each booking include; null without one. */
export async function selectOpenings(
  { tx, sql }: { readonly tx: Tx; readonly sql: Sql },
  bookingIds: readonly string[],
): Promise<(bookingId: string) => string | null> {
  const ofThese = { bookingId: { in: [...bookingIds] } };
  const early = await selectEarlyServices(sql);
  if (early.length === 0) return () => null;
  const [addOns, packages] = await Promise.all([
    tx.bookingAddOn.findMany({ where: { ...ofThese, addOnServiceId: { in: early.map(({ id }) => id) } } }),
    tx.bookingPackage.findMany({ where: ofThese }),
  ]);
  return (bookingId) => {
    const isOf = (line: { readonly bookingId: string }): boolean => line.bookingId === bookingId;
    const addOnIds = addOns.filter(isOf).map(({ addOnServiceId }) => addOnServiceId);
    const packageIds = packages.filter(isOf).map(({ packageId }) => packageId);
    return openingOf({ addOnIds, packageIds }, early);
  };
}
