import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { sqlOf } from '@getaway/service-kit/sql';
import { fullExportToken, renewFullExportToken } from './calendar-links.repository.ts';

const tokenBytes = 24;
const makeToken = (): string => randomBytes(tokenBytes).toString('base64url');

/**
 * The path of the full export. Its secret is read on each request, because any replica may have renewed it.
 */
export interface FullLink {
  /** The secret part of the address; undefined when the path alone is enough. */
  token(): Promise<string | undefined>;
  opens(given: unknown): Promise<boolean>;
  renew(): Promise<void>;
}

export function createFullLink(access: 'token' | 'public', pool: pg.Pool): FullLink {
  const sql = sqlOf(pool);
  const token = async (): Promise<string | undefined> =>
    access === 'public' ? undefined : fullExportToken(sql, makeToken);
  return {
    token,
    opens: async (given) => {
      const secret = await token();
      if (secret === undefined) return true;
      return typeof given === 'string' && timingSafeEqual(digest(given), digest(secret));
    },
    renew: () => renewFullExportToken(sql, makeToken()),
  };
}

/** Digests have equal lengths, which the constant-time comparison requires. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
