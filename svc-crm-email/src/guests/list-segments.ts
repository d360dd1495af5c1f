import type { GuestSegment } from '@getaway/contracts/http/guest-segments';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { segmentsByName } from './guest-segments.repository.ts';

/** The saved segments of guests, by name. */
export function listSegments({ database }: { readonly database: Database }): Promise<GuestSegment[]> {
  return segmentsByName(sqlOf(database.pool));
}
