import type { AddOnService, StayPackage } from '@getaway/contracts/http/catalogue';
import { findBooking } from '../bookings/find-booking.ts';
import { findExtras } from '../bookings/find-extras.ts';
import type { StaffBookingDeps } from '../bookings/staff-decision.ts';
import { listPackages } from '../catalogue/list-packages.ts';
import { listServices } from '../catalogue/list-services.ts';
import { offerExtras, type StayOffer } from './stay-offers.rules.ts';

type Booked<T> = T & { readonly isBooked: boolean };

/** The extras of a booking and those on offer. Undefined once the booking was deleted. */
export async function listOwnExtras(
  deps: StaffBookingDeps,
  bookingId: string,
): Promise<
  | {
      readonly offer: StayOffer;
      readonly addOns: Booked<AddOnService>[];
      readonly packages: Booked<StayPackage>[];
    }
  | undefined
> {
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { id: bookingId });
  if (!booking) return undefined;
  const booked = await findExtras(prisma, booking);
  const { services } = await listServices(deps, 'all', {});
  const { packages } = await listPackages(deps, 'all', {});
  return {
    offer: offerExtras(booking, deps.now(), deps.timeZone),
    addOns: shown(services, booked.addOnIds),
    packages: shown(packages, booked.packageIds),
  };
}

function shown<T extends { readonly id: string; readonly isActive: boolean }>(
  all: readonly T[],
  bookedIds: readonly string[],
): Booked<T>[] {
  return all
    .map((extra) => ({ ...extra, isBooked: bookedIds.includes(extra.id) }))
    .filter(({ isActive, isBooked }) => isActive || isBooked);
}
