import type { Sql } from '@getaway/service-kit/sql';
import type { PassedLimit } from '../holds/unpaid-limits.rules.ts';

/** `links`: the limit on open confirmation links is reached. */
export type ReachedLimit = PassedLimit | 'links';

/** More than one email can list. */
const mostNetworks = 20;

/** Records when a limit was last reached, for the dashboard and the next alert. */
export async function noteLimitReached(
  sql: Sql,
  { limit, network, now }: { limit: ReachedLimit; network: string | null; now: Date },
): Promise<void> {
  await sql(
    `INSERT INTO unpaid_cap_alerts (scope, network, reached_at) VALUES ($1, $2, $3::timestamptz)
     ON CONFLICT (scope) DO UPDATE SET reached_at = excluded.reached_at`,
    limit === 'network' ? `network ${network ?? ''}` : limit,
    network,
    now.toISOString(),
  );
}

/** Networks that reached their limit since a moment, newest first. */
export async function networksAtLimit(sql: Sql, since: Date): Promise<string[]> {
  const rows = await sql<{ network: string }>(
    `SELECT network FROM unpaid_cap_alerts WHERE network IS NOT NULL AND reached_at >= $1::timestamptz
     ORDER BY reached_at DESC, network LIMIT ${mostNetworks}`,
    since.toISOString(),
  );
  return rows.map(({ network }) => network);
}
