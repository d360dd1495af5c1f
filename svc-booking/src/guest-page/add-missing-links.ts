import type { StayLinkDeps } from './keep-stay-links.ts';
import { stayLinkHash } from './stay-link-hash.ts';
import { storeHashes, withoutHash } from './stay-links.repository.ts';

const mostAtOnce = 1_000;

/** Gives the newest bookings without a hash theirs. Returns whether there were any. */
export async function addMissingLinks({
  database: { pool },
  stayLinkSecret,
}: StayLinkDeps): Promise<boolean> {
  const missing = await withoutHash(pool, mostAtOnce);
  await storeHashes(
    pool,
    missing.map((source) => ({ ...source, hash: stayLinkHash(stayLinkSecret, source) })),
  );
  return missing.length > 0;
}
