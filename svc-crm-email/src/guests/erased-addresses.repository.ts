import { createHash } from 'node:crypto';
import type { Sql } from '@getaway/service-kit/sql';
import { normalizeEmail } from './guest.rules.ts';

/** Identifies an erased person without storing the address. */
export function addressHash(email: string): string {
  return createHash('sha256').update(normalizeEmail(email)).digest('hex');
}

export async function noteErased(sql: Sql, hashes: readonly string[], now: Date): Promise<void> {
  await sql(
    `INSERT INTO erased_addresses (address_hash, erased_at) SELECT hash, $2::timestamptz FROM unnest($1::text[]) hash
     ON CONFLICT (address_hash) DO UPDATE SET erased_at = EXCLUDED.erased_at`,
    hashes,
    now.toISOString(),
  );
}

export async function isErasedSince(sql: Sql, email: string, madeAt: string): Promise<boolean> {
  const rows = await sql(
    'SELECT 1 FROM erased_addresses WHERE address_hash = $1 AND erased_at >= $2::timestamptz',
    addressHash(email),
    madeAt,
  );
  return rows.length > 0;
}
