import type pg from 'pg';
import { stayLinkHash } from './stay-link-hash.ts';
import { linkSourcesAfter, storeHashes } from './stay-links.repository.ts';

export interface StayLinkDeps {
  readonly pool: pg.Pool;
  /** From which links are derived. */
  readonly stayLinkSecret: string;
}

const pageSize = 1_000;

/**
 * At the start, gives each booking the hash of its link: those of the previous version have none, and a new secret makes other
 * links.
 */
export async function keepStayLinks({ pool, stayLinkSecret }: StayLinkDeps): Promise<void> {
  for (let after = ''; ;) {
    const page = await linkSourcesAfter(pool, after, pageSize);
    const made = page.map((source) => ({ ...source, hash: stayLinkHash(stayLinkSecret, source) }));
    await storeHashes(
      pool,
      made.filter(({ hash }, place) => hash !== page[place]?.hash),
    );
    const last = page.at(-1);
    if (!last || page.length < pageSize) return;
    after = last.id;
  }
}
