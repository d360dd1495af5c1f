import { earliestOpening } from '@getaway/kernel/stay-hours';
import type { ChosenExtras } from '../bookings/booking-details.rules.ts';
import { listPackages } from '../catalogue/list-packages.ts';
import { listServices } from '../catalogue/list-services.ts';
import type { Database } from '../database/database.ts';

/** The earliest check-in, HH:MM, that the extras of a stay include, also those that are no longer sold; null without one. */
export async function bookedOpening(
  deps: { readonly database: Database },
  booked: ChosenExtras,
): Promise<string | null> {
  if (booked.addOnIds.length + booked.packageIds.length === 0) return null;
  const { services } = await listServices(deps, 'all', {});
  const { packages } = await listPackages(deps, 'all', {});
  return earliestOpening([
    ...services.filter((service) => booked.addOnIds.includes(service.id)),
    ...packages.filter((offered) => booked.packageIds.includes(offered.id)),
  ]);
}
