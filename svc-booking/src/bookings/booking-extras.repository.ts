import { decimalFromCents } from '@getaway/kernel/money';
import type { ChosenExtras } from './booking-details.rules.ts';
import type { BookingRecord } from './booking-record.rules.ts';
import { centsFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';

type Booked = Pick<BookingRecord, 'id' | 'quote'>;

export async function selectExtras(tx: Tx, booking: Booked): Promise<ChosenExtras> {
  const addOns = await addOnsOf(tx, booking);
  const packages = await packagesOf(tx, booking);
  return {
    addOnIds: addOns.map(({ addOnServiceId }) => addOnServiceId),
    packageIds: packages.map(({ packageId }) => packageId),
  };
}

async function addOnsOf(tx: Tx, { id: bookingId, quote }: Booked) {
  const lines = await tx.bookingAddOn.findMany({ where: { bookingId }, orderBy: { id: 'asc' } });
  return inOrderOf(quote.addOns, lines, ({ addOnServiceId }) => addOnServiceId);
}

async function packagesOf(tx: Tx, { id: bookingId, quote }: Booked) {
  const lines = await tx.bookingPackage.findMany({ where: { bookingId }, orderBy: { id: 'asc' } });
  return inOrderOf(quote.packages, lines, ({ packageId }) => packageId);
}

/** As in the accepted price: each change writes the lines again, so their ids have no lasting order. */
function inOrderOf<Line>(
  accepted: readonly { readonly id: string }[],
  lines: readonly Line[],
  extraOf: (line: Line) => string,
): Line[] {
  const places = new Map(accepted.map(({ id }, place) => [id, place]));
  const placeOf = (line: Line): number => places.get(extraOf(line)) ?? places.size;
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
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
  const lines = await addOnsOf(tx, booking);
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
  const lines = await packagesOf(tx, booking);
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
