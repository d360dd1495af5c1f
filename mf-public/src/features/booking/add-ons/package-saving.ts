import { addCents, centsFromDollars, subtractCents } from '@getaway/kernel/money';
import type { AddOnService } from '@getaway/contracts/http/catalogue';
import type { OfferedPackage } from '../draft/catalogue.ts';

/**
 * The whole dollars that a package saves compared with booking each of its services, at the prices they have now. Rounded
 * down, so that no more is promised than is saved. 0 when it saves nothing, or when a service can't be booked on its own.
 */
export function packageSaving(
  { price, serviceIds }: Pick<OfferedPackage, 'price' | 'serviceIds'>,
  services: readonly Pick<AddOnService, 'id' | 'price'>[],
): number {
  const offered = services.filter(({ id }) => serviceIds.includes(id));
  if (offered.length < serviceIds.length) return 0;
  const apart = addCents(...offered.map((service) => centsFromDollars(service.price)));
  return Math.max(0, Math.floor(subtractCents(apart, centsFromDollars(price)) / 100));
}
