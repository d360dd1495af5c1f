import type { Sql } from '@getaway/service-kit/sql';

/** The secret of the full export's address: made by whoever asks first, the same for everybody after. */
export async function fullExportToken(sql: Sql, makeToken: () => string): Promise<string> {
  await sql(
    `INSERT INTO calendar_links (export, token) VALUES ('full', $1) ON CONFLICT DO NOTHING`,
    makeToken(),
  );
  const [row] = await sql<{ token: string }>(`SELECT token FROM calendar_links WHERE export = 'full'`);
  if (!row) throw new Error('the token of the full calendar was removed while it was read');
  return row.token;
}
