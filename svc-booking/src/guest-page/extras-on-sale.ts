import type { ChosenExtras } from '../bookings/booking-details.rules.ts';
import { listPackages } from '../catalogue/list-packages.ts';
import { listServices } from '../catalogue/list-services.ts';
import type { Database } from '../database/database.ts';

/** `none`: the house sells no extras at all. `all-booked`: the stay has all that it sells. */
export type ExtrasOnSale = 'more' | 'all-booked' | 'none';

/** Whether the house sells anything that the stay does not have. */
export async function extrasOnSale(
  deps: { readonly database: Database },
  booked: ChosenExtras,
): Promise<ExtrasOnSale> {
  const { services } = await listServices(deps, 'all', {});
  const { packages } = await listPackages(deps, 'all', {});
  const sold = [...services, ...packages].filter(({ isActive }) => isActive);
  if (sold.length === 0) return 'none';
  const bookedIds = [...booked.addOnIds, ...booked.packageIds];
  return sold.every(({ id }) => bookedIds.includes(id)) ? 'all-booked' : 'more';
}
