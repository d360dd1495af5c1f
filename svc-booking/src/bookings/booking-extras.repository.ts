import { decimalFromCents } from '@getaway/kernel/money';
import type { ChosenExtras } from './booking-details.rules.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { centsFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';

export async function selectExtras(tx: Tx, bookingId: string): Promise<ChosenExtras> {
  const addOns = await tx.bookingAddOn.findMany({ where: { bookingId }, orderBy: { id: 'asc' } });
  const packages = await tx.bookingPackage.findMany({ where: { bookingId }, orderBy: { id: 'asc' } });
  return {
    addOnIds: addOns.map(({ addOnServiceId }) => addOnServiceId),
    packageIds: packages.map(({ packageId }) => packageId),
  };
}

interface BookedLine {
  readonly name: string;
  readonly description: string;
}

export interface BookedAddOn {
  readonly id: string;
  readonly addOnServiceId: string;
  readonly quantity: number;
  /** Dollars, as text. */
  readonly totalPrice: string;
  readonly service: BookedLine;
}

export interface BookedPackage {
  readonly id: string;
  readonly packageId: string;
  /** Dollars, as text. */
  readonly unitPrice: string;
  readonly package: BookedLine;
}

/** The add-on lines as staff see them. A deleted service keeps the name that the guest accepted. */
export async function addOnLines(tx: Tx, booking: BookingRecord): Promise<BookedAddOn[]> {
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
export async function packageLines(tx: Tx, booking: BookingRecord): Promise<BookedPackage[]> {
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
): BookedLine {
  const found = catalogue.find((each) => each.id === id);
  if (found) return { name: found.name, description: found.description };
  return { name: accepted.find((each) => each.id === id)?.name ?? 'No longer offered', description: '' };
}
