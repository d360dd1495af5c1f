import type pg from 'pg';
import { recipientById, type KnownRecipient } from './recipients.repository.ts';

/** A guest as the recipient of a template. Undefined for an unknown guest. */
export function findRecipient(
  pool: pg.Pool,
  guestId: string,
  today: string,
): Promise<KnownRecipient | undefined> {
  return recipientById(pool, guestId, today);
}
