import type { ClientNetworks } from '../http/client-network.ts';
import type { Limit } from './rate-limiter.ts';

/** How often networks of each size may do something. */
export interface NetworkCeilings {
  /** From one IPv4 address or one /64. */
  readonly customer: number;
  readonly net56: number;
  /** From one /48, or one /24 of IPv4. */
  readonly net48: number;
  /** All networks together: only for actions whose limit blocks no other visitor. */
  readonly everywhere?: number;
}

/**
 * The limits that belong to the limit of one customer; 0 means no limit. There is none for all networks
 * together, which about twenty hostile networks could use up for everyone.
 */
export function ceilingsFor(customer: number): NetworkCeilings | undefined {
  if (customer === 0) return undefined;
  return { customer, net56: 2 * customer, net48: 4 * customer };
}

/**
 * The limits of a client's networks, narrowest first. Addresses of a /64 are not counted separately, because
 * its customer can change them freely. `about` separates counters of one network.
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
