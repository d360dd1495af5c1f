import type { Sql } from '@getaway/service-kit/sql';

export interface CampaignAtWork {
  readonly id: string;
  readonly subject: string;
  readonly segment: string;
  readonly subscribedSince: string | null;
  readonly pacePerHour: number;
  readonly startedAt: Date;
  readonly pacedUntil: Date;
  readonly isFrozen: boolean;
  /** How many are recorded. */
  readonly recipients: number;
  readonly frozenThrough: string;
}

/** Starts the campaigns that are due. */
export async function startDue(sql: Sql, now: Date): Promise<void> {
  await sql(
    `UPDATE email_campaigns SET status = 'sending', started_at = $1::timestamptz, paced_until = $1::timestamptz
     WHERE status = 'scheduled' AND scheduled_at <= $1::timestamptz`,
    now.toISOString(),
  );
}

/** The ids of the campaigns that are being sent. */
export async function listSending(sql: Sql): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    "SELECT id FROM email_campaigns WHERE status = 'sending' ORDER BY id",
  );
  return rows.map(({ id }) => id);
}

/** Locks a campaign that is being sent; undefined when another replica works on it, or it is no longer sent. */
export async function lockSending(sql: Sql, id: string): Promise<CampaignAtWork | undefined> {
  const [row] = await sql<CampaignAtWork>(
    `SELECT id, subject, segment, to_char(subscribed_since, 'YYYY-MM-DD') AS "subscribedSince",
       pace_per_hour AS "pacePerHour", started_at AS "startedAt", paced_until AS "pacedUntil",
       is_frozen AS "isFrozen", recipients, frozen_through AS "frozenThrough"
     FROM email_campaigns WHERE id = $1 AND status = 'sending' FOR UPDATE SKIP LOCKED`,
    id,
  );
  return row;
}

/** Notes how far the recording of recipients is; without `through` all are recorded. */
export async function noteFrozen(
  sql: Sql,
  id: string,
  frozen: { through: string | undefined; recorded: number },
): Promise<void> {
  await sql(
    `UPDATE email_campaigns SET recipients = recipients + $2::int, is_frozen = $3::text IS NULL,
       frozen_through = COALESCE($3, frozen_through) WHERE id = $1`,
    id,
    frozen.recorded,
    frozen.through ?? null,
  );
}

export async function notePace(sql: Sql, id: string, pacedUntil: Date): Promise<void> {
  await sql(
    'UPDATE email_campaigns SET paced_until = $2::timestamptz WHERE id = $1',
    id,
    pacedUntil.toISOString(),
  );
}

export async function countQueued(sql: Sql, id: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    "SELECT count(*)::int AS count FROM email_sends WHERE campaign_id = $1 AND status = 'pending'",
    id,
  );
  return row?.count ?? 0;
}

export async function isAnyWaiting(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql(
    'SELECT 1 AS found FROM campaign_recipients WHERE campaign_id = $1 AND queued_at IS NULL LIMIT 1',
    id,
  );
  return rows.length > 0;
}

/**
 * Queues the emails of the next recipients, under the recipients' ids. A recipient whose subscriber was deleted gets
 * one as well, which is then skipped, so that no one is missing in the numbers.
 */
export async function queueRecipients(
  sql: Sql,
  campaign: { id: string; subject: string },
  count: number,
  now: Date,
  unknownAddress: string,
): Promise<void> {
  await sql(
    `WITH next AS (
       SELECT id, subscriber_id FROM campaign_recipients
       WHERE campaign_id = $1 AND queued_at IS NULL ORDER BY id LIMIT $3::int FOR UPDATE),
     noted AS (
       UPDATE campaign_recipients r SET queued_at = $4::timestamptz FROM next WHERE r.id = next.id)
     INSERT INTO email_sends (id, kind, message_key, to_address, guest_id, campaign_id, subject, html, text,
       is_marketing, waits_for_morning, send_at, created_at)
     SELECT next.id, 'newsletter-campaign', 'newsletter-campaign:' || $1 || ':' || next.subscriber_id,
       COALESCE(n.email, $5), g.id, $1, $2, '', '', true, true, $4::timestamptz, $4::timestamptz
     FROM next LEFT JOIN newsletter_subscribers n ON n.id = next.subscriber_id
       LEFT JOIN guests g ON g.email = n.email
     ON CONFLICT (message_key) DO NOTHING`,
    campaign.id,
    campaign.subject,
    count,
    now.toISOString(),
    unknownAddress,
  );
}

/** Makes a campaign that has no recipients a draft again; its time tells when that was. */
export async function returnToDraft(sql: Sql, id: string): Promise<void> {
  await sql(
    `UPDATE email_campaigns SET status = 'draft', started_at = NULL, is_frozen = DEFAULT, frozen_through = DEFAULT
     WHERE id = $1 AND status = 'sending'`,
    id,
  );
}

export async function finish(sql: Sql, id: string, now: Date): Promise<void> {
  await sql(
    "UPDATE email_campaigns SET status = 'sent', finished_at = $2::timestamptz WHERE id = $1 AND status = 'sending'",
    id,
    now.toISOString(),
  );
}

export async function notifyCampaigns(sql: Sql, channel: string): Promise<void> {
  await sql("SELECT pg_notify($1, '')::text AS woken", channel);
}
