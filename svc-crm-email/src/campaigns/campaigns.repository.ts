import type { Campaign, CampaignStatus } from '@getaway/contracts/http/newsletter-campaigns';
import type { Page } from '@getaway/contracts/http/paging';
import type { Sql } from '@getaway/service-kit/sql';
import { moment } from '../database/sql-timestamp.ts';
import type { CampaignFields } from './campaign.rules.ts';

export type StoredCampaign = Omit<Campaign, 'webAddress' | 'startsAt'>;

/** The email of a campaign without a name, for the web and the log. */
export interface NeutralEmail {
  readonly html: string;
  readonly text: string;
}

const columns = `c.id, c.name, c.subject, c.preview_text AS "previewText", c.body, c.segment,
  to_char(c.subscribed_since, 'YYYY-MM-DD') AS "subscribedSince", c.pace_per_hour AS "pacePerHour",
  c.is_on_web AS "isOnWeb", c.status, ${moment('c.scheduled_at')} AS "scheduledAt", ${moment('c.planned_at')} AS "plannedAt",
  ${moment('c.started_at')} AS "startedAt", ${moment('c.finished_at')} AS "finishedAt",
  ${moment('c.updated_at')} AS "updatedAt", c.recipients,
  COALESCE(p.sent, 0) AS sent, COALESCE(p.failed, 0) AS failed, COALESCE(p.left_out, 0) AS "leftOut"`;

const source = `FROM email_campaigns c LEFT JOIN LATERAL (
  SELECT count(*) FILTER (WHERE status = 'sent')::int AS sent,
    count(*) FILTER (WHERE status = 'failed')::int AS failed,
    count(*) FILTER (WHERE status IN ('skipped', 'cancelled'))::int AS left_out
  FROM email_sends WHERE campaign_id = c.id) p ON true`;

type Row = Omit<StoredCampaign, 'progress'> & {
  recipients: number;
  sent: number;
  failed: number;
  leftOut: number;
};

function campaignOf({ recipients, sent, failed, leftOut, ...campaign }: Row): StoredCampaign {
  const rest = Math.max(0, recipients - sent - failed - leftOut);
  const isOver = campaign.status === 'canceled';
  return {
    ...campaign,
    progress: {
      recipients,
      sent,
      failed,
      leftOut: isOver ? leftOut + rest : leftOut,
      waiting: isOver ? 0 : rest,
    },
  };
}

/** Newest first, with the total count. */
export async function campaignPage(
  sql: Sql,
  page: Page,
): Promise<{ campaigns: StoredCampaign[]; count: number }> {
  const rows = await sql<Row>(
    `SELECT ${columns} FROM (
       SELECT id FROM email_campaigns ORDER BY created_at DESC, id DESC LIMIT $1::int OFFSET $2::int) listed
     JOIN LATERAL (SELECT c.* FROM email_campaigns c WHERE c.id = listed.id) c ON true
     ${source.slice(source.indexOf('LEFT JOIN'))} ORDER BY c.created_at DESC, c.id DESC`,
    page.limit ?? null,
    page.offset ?? 0,
  );
  const [row] = await sql<{ count: number }>('SELECT count(*)::int AS count FROM email_campaigns');
  return { campaigns: rows.map(campaignOf), count: row?.count ?? 0 };
}

export async function findCampaign(sql: Sql, id: string): Promise<StoredCampaign | undefined> {
  const [row] = await sql<Row>(`SELECT ${columns} ${source} WHERE c.id = $1`, id);
  return row && campaignOf(row);
}

function valuesOf(fields: CampaignFields): unknown[] {
  const { name, subject, previewText, body, segment, subscribedSince, pacePerHour, isOnWeb } = fields;
  return [name, subject, previewText, body, segment, subscribedSince, pacePerHour, isOnWeb];
}

/** Returns the id. */
export async function insertCampaign(sql: Sql, fields: CampaignFields, now: Date): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO email_campaigns (id, name, subject, preview_text, body, segment, subscribed_since, pace_per_hour,
       is_on_web, created_at, updated_at)
     VALUES (gen_random_uuid()::text, $1, $2, $3, $4, $5, $6::date, $7::int, $8::boolean, $9::timestamptz,
       $9::timestamptz) RETURNING id`,
    ...valuesOf(fields),
    now.toISOString(),
  );
  if (!row) throw new Error('the campaign was not stored');
  return row.id;
}

/**
 * Returns false unless it is still the draft of `updatedAt`. The new time is always a later one, so that it tells two
 * states apart even when two replicas have different clocks.
 */
export async function updateDraft(
  sql: Sql,
  draft: { id: string; updatedAt: Date; fields: CampaignFields },
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `UPDATE email_campaigns SET name = $1, subject = $2, preview_text = $3, body = $4, segment = $5,
       subscribed_since = $6::date, pace_per_hour = $7::int, is_on_web = $8::boolean,
       updated_at = GREATEST($9::timestamptz, updated_at + interval '1 millisecond')
     WHERE id = $10 AND status = 'draft' AND updated_at = $11::timestamptz RETURNING id`,
    ...valuesOf(draft.fields),
    now.toISOString(),
    draft.id,
    draft.updatedAt.toISOString(),
  );
  return rows.length === 1;
}

/** Schedules a draft with the email as it is now. Returns false unless it is still the draft of `updatedAt`. */
export async function scheduleDraft(
  sql: Sql,
  draft: { id: string; updatedAt: string; scheduledAt: Date; email: NeutralEmail },
): Promise<boolean> {
  const rows = await sql(
    `UPDATE email_campaigns SET status = 'scheduled', scheduled_at = $3::timestamptz, planned_at = NULL, html = $4, text = $5
     WHERE id = $1 AND status = 'draft' AND updated_at = $2::timestamptz RETURNING id`,
    draft.id,
    draft.updatedAt,
    draft.scheduledAt.toISOString(),
    draft.email.html,
    draft.email.text,
  );
  return rows.length === 1;
}

/** Returns false when the campaign is in none of the states `from`, for example because someone else was faster. */
export async function moveCampaign(
  sql: Sql,
  id: string,
  move: { from: readonly CampaignStatus[]; to: CampaignStatus },
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `UPDATE email_campaigns SET status = $3,
       scheduled_at = CASE WHEN $3 = 'draft' THEN NULL ELSE scheduled_at END,
       planned_at = CASE WHEN $3 = 'draft' THEN scheduled_at ELSE planned_at END,
       paced_until = CASE WHEN $3 = 'sending' THEN $4::timestamptz ELSE paced_until END,
       finished_at = CASE WHEN $3 = 'canceled' THEN $4::timestamptz ELSE finished_at END
     WHERE id = $1 AND status = ANY ($2::text[]) RETURNING id`,
    id,
    move.from,
    move.to,
    now.toISOString(),
  );
  return rows.length === 1;
}

export async function setOnWeb(sql: Sql, id: string, isOnWeb: boolean): Promise<boolean> {
  const rows = await sql('UPDATE email_campaigns SET is_on_web = $2 WHERE id = $1 RETURNING id', id, isOnWeb);
  return rows.length === 1;
}

/** The email of a campaign that is on the web, once its sending has started; of a canceled one, if someone got it. */
export async function findOnWeb(
  sql: Sql,
  id: string,
): Promise<{ subject: string; html: string } | undefined> {
  const [row] = await sql<{ subject: string; html: string }>(
    `SELECT subject, html FROM email_campaigns c
     WHERE id = $1 AND is_on_web AND started_at IS NOT NULL AND html IS NOT NULL AND (status <> 'canceled'
       OR EXISTS (SELECT FROM email_sends s WHERE s.campaign_id = c.id AND s.status = 'sent'))`,
    id,
  );
  return row;
}
