import { consumeHouse } from '@getaway/service-kit/house/consume-house';
import type { Consumer } from '@getaway/service-kit/messaging/consumer';
import type { Database, Tx } from '../database/database.ts';

/** Follows the published house. */
export function houseConsumer({ database }: { readonly database: Database }): Consumer<Tx> {
  return consumeHouse({ name: 'svc-crm-email-house', database });
}
