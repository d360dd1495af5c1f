import type { Sql } from '@getaway/service-kit/sql';
import { removeSubscriber } from './subscriber-list.repository.ts';

/** Returns false for an unknown subscriber. */
export function deleteSubscriber(sql: Sql, id: string): Promise<boolean> {
  return removeSubscriber(sql, id);
}
