import type { Sql } from '@getaway/service-kit/sql';
import { heldBackOfGuest } from '../database/held-back-of-guest.ts';

/** Which subscribers, as of a day at the house. */
export interface Segment {
  readonly segment: string;
  readonly subscribedSince: string | null;
  readonly today: string;
  readonly timeZone: string;
}

/** The guest with a subscriber's address, also under a former one. */
const guest = `LEFT JOIN LATERAL (
  SELECT * FROM guests WHERE id = COALESCE(
    (SELECT id FROM guests WHERE email = n.email), (SELECT guest_id FROM guest_aliases WHERE email = n.email))) g ON true`;

/** Of subscriber `n`: has stayed, or is staying. Parameters 1 to 4: the segment. */
const hasStayed = '(g.first_stay_date IS NOT NULL AND g.first_stay_date <= $3::date)';
const isMeant = `CASE $1::text
    WHEN 'stayed' THEN ${hasStayed}
    WHEN 'never-stayed' THEN NOT ${hasStayed}
    WHEN 'subscribed-since' THEN n.subscribed_at >= ($2::date)::timestamp AT TIME ZONE $4::text
    ELSE true END`;

/** Inactive subscribers and held-back addresses get no campaign. */
const isReached = `n.is_active AND ${heldBackOfGuest} IS NULL
  AND NOT EXISTS (SELECT FROM email_suppressions x WHERE x.address = n.email)`;

function valuesOf({ segment, subscribedSince, today, timeZone }: Segment): (string | null)[] {
  return [segment, subscribedSince, today, timeZone];
}

export async function countAudience(sql: Sql, segment: Segment): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM newsletter_subscribers n ${guest} WHERE ${isReached} AND ${isMeant}`,
    ...valuesOf(segment),
  );
  return row?.count ?? 0;
}

/**
 * Records the recipients among the next subscribers after `after`. Returns the last subscriber that was looked at, or
 * undefined after the end, and how many were recorded. One that is recorded already stays as it is.
 */
export async function freezeBatch(
  sql: Sql,
  batch: { campaignId: string; segment: Segment; after: string; startedAt: Date; size: number },
): Promise<{ last: string | undefined; recorded: number }> {
  const [row] = await sql<{ last: string | null; recorded: number }>(
    `WITH looked AS (
       SELECT id FROM newsletter_subscribers WHERE id > $6 ORDER BY id LIMIT $8::int),
     recorded AS (
       INSERT INTO campaign_recipients (id, campaign_id, subscriber_id)
       SELECT gen_random_uuid()::text, $5, n.id
       FROM looked JOIN newsletter_subscribers n ON n.id = looked.id ${guest}
       WHERE n.subscribed_at <= $7::timestamptz AND ${isReached} AND ${isMeant}
       ON CONFLICT (campaign_id, subscriber_id) DO NOTHING RETURNING 1)
     SELECT (SELECT max(id) FROM looked) AS last, (SELECT count(*)::int FROM recorded) AS recorded`,
    ...valuesOf(batch.segment),
    batch.campaignId,
    batch.after,
    batch.startedAt.toISOString(),
    batch.size,
  );
  return { last: row?.last ?? undefined, recorded: row?.recorded ?? 0 };
}
