import type { Tx } from '../database/database.ts';
import { insertInventedOffersMark } from './setup.repository.ts';

/** Whether the sample offers are removed now for a host's own property: true once. */
export function markInventedOffersLeft(tx: Tx, now: Date): Promise<boolean> {
  return insertInventedOffersMark(tx, now);
}
