import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { deleteSegment } from './guest-segments.repository.ts';

/** Deletes a saved segment; its guests stay. False for an unknown one. */
export function removeSegment({ database }: { readonly database: Database }, id: string): Promise<boolean> {
  return deleteSegment(sqlOf(database.pool), id);
}
