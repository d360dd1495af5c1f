import type { ClientNetworks } from '../http/client-network.ts';
import type { Limit } from './rate-limiter.ts';

/** How often something may be done from networks of each size. */
export interface NetworkCeilings {
  /** From one IPv4 address or one /64. */
  readonly customer: number;
  readonly net56: number;
  /** From one /48, or one /24 of IPv4. */
  readonly net48: number;
  /** All networks together: only where using it up blocks no other visitor. */
  readonly everywhere?: number;
}

/**
 * The ceilings that go with one for a customer; 0 is without limit. There is none for everywhere, which some twenty hostile
 * networks would use up for everybody.
 */
export function ceilingsFor(customer: number): NetworkCeilings | undefined {
  if (customer === 0) return undefined;
  return { customer, net56: 2 * customer, net48: 4 * customer };
}

/**
 * The limits of a client's networks, narrowest first. The addresses of a /64 are not counted singly: its customer changes
 * them at will. `about` keeps counters apart that are of one network.
 */
export function networkLimits(
  networks: ClientNetworks,
  ceilings: NetworkCeilings | undefined,
  about = '',
): Limit[] {
  if (ceilings === undefined) return [];
  const limits: Limit[] = [
    { subject: about + networks.net64, ceiling: ceilings.customer },
    { subject: about + networks.net56, ceiling: ceilings.net56 },
    { subject: about + networks.net48, ceiling: ceilings.net48 },
  ];
  if (ceilings.everywhere !== undefined) limits.push(everywhereLimit(ceilings.everywhere, about));
  return limits.filter(
    ({ subject }, place) => limits.findIndex((other) => other.subject === subject) === place,
  );
}

/** One counter for all networks together. */
export function everywhereLimit(ceiling: number, about = ''): Limit {
  return { subject: `${about}everywhere`, ceiling };
}
