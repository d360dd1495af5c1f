import type { BlockSnapshot } from '@getaway/contracts/http/internal-snapshots';
import type { Database } from '../database/database.ts';
import { blocksAfter } from './snapshots.repository.ts';

/** A page of the blocked nights, ordered by id. */
export function readBlockSnapshot(
  deps: { database: Database },
  page: { after: string | undefined; limit: number },
): Promise<BlockSnapshot[]> {
  return blocksAfter(deps.database.prisma, page);
}
