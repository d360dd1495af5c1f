import type { Answer } from '@getaway/contracts/http/call';
import type { listStayExtras } from '@getaway/contracts/http/stay';

type Extras = Answer<typeof listStayExtras>;

export interface Extra {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: string;
  /** `included`: a package that is booked or chosen contains it. */
  readonly state: 'open' | 'chosen' | 'booked' | 'included';
}

/** Packages first, then services, each with what it is to this stay. */
export function offeredExtras({ addOns, packages }: Extras, chosenIds: ReadonlySet<string>): Extra[] {
  const contained = new Set(
    packages
      .filter(({ id, isBooked }) => isBooked || chosenIds.has(id))
      .flatMap(({ serviceIds }) => serviceIds),
  );
  const taken = ({ id, isBooked }: { id: string; isBooked: boolean }): Extra['state'] =>
    isBooked ? 'booked' : chosenIds.has(id) ? 'chosen' : 'open';
  const bookedServices = new Set(addOns.filter(({ isBooked }) => isBooked).map(({ id }) => id));
  return [
    ...packages
      // What is booked already would be paid for twice.
      .filter(({ isBooked, serviceIds }) => isBooked || !serviceIds.some((id) => bookedServices.has(id)))
      .map((offer) => ({ ...offer, state: taken(offer) })),
    ...addOns.map((offer) => ({
      ...offer,
      state: !offer.isBooked && contained.has(offer.id) ? ('included' as const) : taken(offer),
    })),
  ].map(({ id, name, description, price, state }) => ({ id, name, description, price, state }));
}

/** The chosen ids for a call: a service that a chosen package contains is not added twice. */
export function chosenIn(
  extras: Extras,
  chosenIds: ReadonlySet<string>,
): { addOnIds: string[]; packageIds: string[] } {
  const chosen = new Set(
    offeredExtras(extras, chosenIds)
      .filter(({ state }) => state === 'chosen')
      .map(({ id }) => id),
  );
  const idsIn = (offers: readonly { id: string }[]) =>
    offers.map(({ id }) => id).filter((id) => chosen.has(id));
  return { addOnIds: idsIn(extras.addOns), packageIds: idsIn(extras.packages) };
}
