import { decimalFromCents } from '@getaway/kernel/money';
import type { BookingRecord } from './booking-record.repository.ts';
import { centsFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';

/** The ids of the services and packages of a booking. */
export interface ChosenExtras {
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
}

export async function extrasOf(tx: Tx, bookingId: string): Promise<ChosenExtras> {
  const addOns = await tx.bookingAddOn.findMany({ where: { bookingId }, orderBy: { id: 'asc' } });
  const packages = await tx.bookingPackage.findMany({ where: { bookingId }, orderBy: { id: 'asc' } });
  return {
    addOnIds: addOns.map(({ addOnServiceId }) => addOnServiceId),
    packageIds: packages.map(({ packageId }) => packageId),
  };
}

/** The services that packages include, also packages that are no longer offered. */
export async function includedServices(
  tx: Tx,
  packageIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const rows = await tx.packageService.findMany({ where: { packageId: { in: [...packageIds] } } });
  const included = new Map<string, string[]>();
  for (const { packageId, serviceId } of rows) {
    included.set(packageId, [...(included.get(packageId) ?? []), serviceId]);
  }
  return included;
}

/** The add-on lines as staff see them. A deleted service keeps the name that the guest accepted. */
export async function addOnLines(tx: Tx, booking: BookingRecord) {
  const lines = await tx.bookingAddOn.findMany({ where: { bookingId: booking.id }, orderBy: { id: 'asc' } });
  const services = await tx.addOnService.findMany({
    where: { id: { in: lines.map(({ addOnServiceId }) => addOnServiceId) } },
  });
  return lines.map(({ id, addOnServiceId, quantity, totalPrice }) => ({
    id,
    addOnServiceId,
    quantity,
    totalPrice: decimalFromCents(centsFromColumn(totalPrice)),
    service: named(addOnServiceId, services, booking.quote.addOns),
  }));
}

/** The package lines as staff see them. */
export async function packageLines(tx: Tx, booking: BookingRecord) {
  const lines = await tx.bookingPackage.findMany({
    where: { bookingId: booking.id },
    orderBy: { id: 'asc' },
  });
  const packages = await tx.package.findMany({
    where: { id: { in: lines.map(({ packageId }) => packageId) } },
  });
  return lines.map(({ id, packageId, unitPrice }) => ({
    id,
    packageId,
    unitPrice: decimalFromCents(centsFromColumn(unitPrice)),
    package: named(packageId, packages, booking.quote.packages),
  }));
}

function named(
  id: string,
  catalogue: readonly { id: string; name: string; description: string }[],
  accepted: readonly { id: string; name: string }[],
): { name: string; description: string } {
  const found = catalogue.find((each) => each.id === id);
  if (found) return { name: found.name, description: found.description };
  return { name: accepted.find((each) => each.id === id)?.name ?? 'No longer offered', description: '' };
}
