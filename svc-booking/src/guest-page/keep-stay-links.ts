import { stayToken, stayTokenHash } from '@getaway/service-kit/stay-links';
import type { Database } from '../database/database.ts';
import { linkSourcesAfter, storeHashes, withoutHash, type LinkSource } from './stay-links.repository.ts';

export interface StayLinkDeps {
  readonly database: Pick<Database, 'pool'>;
  /** What links are derived from. */
  readonly stayLinkSecret: string;
}

const pageSize = 1_000;

/**
 * At the start, gives each booking the hash of its link: those of the previous version have none, and a new secret makes other
 * links.
 */
export async function keepStayLinks({ database: { pool }, stayLinkSecret }: StayLinkDeps): Promise<void> {
  for (let after = ''; ;) {
    const page = await linkSourcesAfter(pool, after, pageSize);
    const made = page.map((source) => ({ ...source, hash: hashOf(stayLinkSecret, source) }));
    await storeHashes(
      pool,
      made.filter(({ hash }, place) => hash !== page[place]?.hash),
    );
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}

/** Gives the newest bookings without a hash theirs. Returns whether there were any. */
export async function addMissingLinks({
  database: { pool },
  stayLinkSecret,
}: StayLinkDeps): Promise<boolean> {
  const missing = await withoutHash(pool, pageSize);
  await storeHashes(
    pool,
    missing.map((source) => ({ ...source, hash: hashOf(stayLinkSecret, source) })),
  );
  return missing.length > 0;
}

function hashOf(secret: string, { id, linkVersion }: LinkSource): string {
  return stayTokenHash(stayToken(secret, id, linkVersion));
}
