import type { ChosenExtras } from '../bookings/booking-details.rules.ts';
import { listPackages } from '../catalogue/list-packages.ts';
import { listServices } from '../catalogue/list-services.ts';
import type { Database } from '../database/database.ts';

/** Whether the house sells anything that the stay does not have. */
export async function hasMoreToAdd(
  deps: { readonly database: Database },
  booked: ChosenExtras,
): Promise<boolean> {
  const { services } = await listServices(deps, 'all', {});
  const { packages } = await listPackages(deps, 'all', {});
  return (
    services.some(({ id, isActive }) => isActive && !booked.addOnIds.includes(id)) ||
    packages.some(({ id, isActive }) => isActive && !booked.packageIds.includes(id))
  );
}
