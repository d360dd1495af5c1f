import type { Sql } from '@getaway/service-kit/sql';
import type { AddressOwner } from '../suppressions/suppression.rules.ts';
import { findGuestId } from './find-guest-id.ts';
import { addressesOf } from './guest-removal.repository.ts';

/** The owner of a case-folded address: its guest with all of their addresses, or only the address. */
export async function findAddressOwner(sql: Sql, address: string): Promise<AddressOwner> {
  const guestId = await findGuestId(sql, address);
  return { guestId, addresses: guestId === null ? [address] : await addressesOf(sql, guestId) };
}
