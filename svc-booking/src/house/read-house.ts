import type { Answer } from '@getaway/contracts/http/call';
import type { readPublishedHouse } from '@getaway/contracts/http/internal-house';
import { readKeptHouse } from '@getaway/service-kit/house/kept-house';
import type { LiveHouse } from '@getaway/service-kit/house/live-house';
import { sqlOf } from '@getaway/service-kit/sql';
import type { Database } from '../database/database.ts';
import { awaitHouse } from './await-house.ts';

interface HouseWait {
  /** The revision that the caller has. */
  readonly after: number;
  readonly longestMs: number;
  /** Aborted when nobody waits any longer. */
  readonly gone: AbortSignal;
}

/** The published house, at once or as soon as there is a later one. There is one since the first start. */
export async function readHouse(
  { database, house }: { readonly database: Database; readonly house: LiveHouse },
  wait?: HouseWait,
): Promise<Answer<typeof readPublishedHouse>> {
  if (wait) await awaitHouse(house, wait.after, wait);
  const kept = await readKeptHouse(sqlOf(database.pool));
  if (!kept) throw new Error('No house has been published');
  return { revision: kept.revision, house: kept.content };
}
