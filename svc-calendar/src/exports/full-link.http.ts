import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { sqlOf } from '@getaway/service-kit/sql';
import { fullExportToken, renewFullExportToken } from './calendar-links.repository.ts';

const tokenBytes = 24;
const makeToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** How the export with names is reached. Its secret is read each time, because any replica may have renewed it. */
export interface FullLink {
  /** The secret part of the address; undefined where the path alone opens it. */
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

/** Digests have one length, which the comparison in constant time asks for. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
