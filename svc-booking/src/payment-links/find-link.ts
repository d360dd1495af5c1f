import type { Tx } from '../database/database.ts';
import { hashToken } from '../reservations/request-confirmation.ts';
import type { PaymentLink } from './payment-link.rules.ts';
import { linkByHash } from './payment-links.repository.ts';

/** The link of a token. Undefined for tokens that are unknown, or whose booking was deleted. */
export function findLink(tx: Tx, token: string): Promise<PaymentLink | undefined> {
  return linkByHash(tx, hashToken(token));
}
