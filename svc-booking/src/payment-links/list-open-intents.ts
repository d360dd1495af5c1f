import type { Tx } from '../database/database.ts';
import { openIntents } from './link-payments.repository.ts';

/** Payment intents of balances that may have been paid. */
export function listOpenIntents(tx: Tx): Promise<string[]> {
  return openIntents(tx);
}
