import type { Request } from 'express';
import { clientNetworks } from '@getaway/service-kit/http/client-network';

/**
 * The network of a request, by which its unpaid stays are counted: bookings by IPv4 address or IPv6 /64, and
 * nights by IPv4 address or IPv6 /48, since one IPv6 site has a whole /48.
 */
export function originOf({ ip }: Request): { clientNetwork: string | null; heldNetwork: string | null } {
  if (ip === undefined) return { clientNetwork: null, heldNetwork: null };
  const { address, net64, net48 } = clientNetworks(ip);
  return { clientNetwork: net64, heldNetwork: address.includes(':') ? net48 : net64 };
}
