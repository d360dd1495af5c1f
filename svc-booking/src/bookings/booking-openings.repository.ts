import { earliestOpening } from '@getaway/kernel/stay-hours';
import type { Tx } from '../database/database.ts';

/**
 * Finds the early check-in, HH:MM, that the services and packages of each booking include, also those that are no longer
 * sold; null without one.
 */
export async function selectOpenings(
  tx: Tx,
  bookingIds: readonly string[],
): Promise<(bookingId: string) => string | null> {
  const ofThese = { bookingId: { in: [...bookingIds] } };
  const early = await tx.addOnService.findMany({
    where: { checkInFrom: { not: null } },
    select: { id: true, checkInFrom: true, packages: { select: { packageId: true } } },
  });
  if (early.length === 0) return () => null;
  const [addOns, packages] = await Promise.all([
    tx.bookingAddOn.findMany({ where: { ...ofThese, addOnServiceId: { in: early.map(({ id }) => id) } } }),
    tx.bookingPackage.findMany({ where: ofThese }),
  ]);
  return (bookingId) => {
    const isOf = (line: { readonly bookingId: string }): boolean => line.bookingId === bookingId;
    const serviceIds = new Set(addOns.filter(isOf).map(({ addOnServiceId }) => addOnServiceId));
    const packageIds = new Set(packages.filter(isOf).map(({ packageId }) => packageId));
    return earliestOpening(
      early.filter(
        (service) =>
          serviceIds.has(service.id) || service.packages.some(({ packageId }) => packageIds.has(packageId)),
      ),
    );
  };
}
