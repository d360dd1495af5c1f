import type { Sql } from '@getaway/service-kit/sql';

/**
 * The secret of the full export's address. The first call creates it, and later calls return the same one.
 */
export async function fullExportToken(sql: Sql, makeToken: () => string): Promise<string> {
  return (await readToken(sql)) ?? keepToken(sql, makeToken());
}

/** Replaces the secret; the old one stops working. */
export async function renewFullExportToken(sql: Sql, token: string): Promise<void> {
  await sql(
    `INSERT INTO calendar_links (export, token) VALUES ('full', $1)
     ON CONFLICT (export) DO UPDATE SET token = EXCLUDED.token, created_at = now()`,
    token,
  );
}

/** When two calls create the first one concurrently, both return the one that was stored. */
async function keepToken(sql: Sql, token: string): Promise<string> {
  await sql(`INSERT INTO calendar_links (export, token) VALUES ('full', $1) ON CONFLICT DO NOTHING`, token);
  const kept = await readToken(sql);
  if (kept === undefined) throw new Error('the token of the full calendar was removed while it was read');
  return kept;
}

async function readToken(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ token: string }>(`SELECT token FROM calendar_links WHERE export = 'full'`);
  return row?.token;
}
