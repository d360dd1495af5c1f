import type pg from 'pg';
import { rowsInBatches } from '@getaway/service-kit/rows-in-batches';
import type { Sql } from '@getaway/service-kit/sql';

/** Recipients who unsubscribed after they got the campaign. */
export async function countUnsubscribed(sql: Sql, campaignId: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM email_sends s JOIN email_suppressions x ON x.address = lower(s.to_address)
     WHERE s.campaign_id = $1 AND s.status = 'sent' AND x.reason = 'unsubscribed' AND x.created_at >= s.sent_at`,
    campaignId,
  );
  return row?.count ?? 0;
}

/** Recipients whose address turned out to be dead after it was accepted. */
export async function countBounced(sql: Sql, campaignId: string): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM email_sends s JOIN email_suppressions x ON x.address = lower(s.to_address)
     WHERE s.campaign_id = $1 AND s.status = 'sent' AND x.reason = 'refused' AND x.created_at >= s.sent_at`,
    campaignId,
  );
  return row?.count ?? 0;
}

/** A click counts as an open, even without pictures; what programs do counts as neither. */
export async function countEngagement(
  sql: Sql,
  campaignId: string,
): Promise<{ opened: number; clicked: number }> {
  const [row] = await sql<{ opened: number; clicked: number }>(
    `SELECT count(DISTINCT e.send_id)::int AS opened,
       count(DISTINCT e.send_id) FILTER (WHERE e.kind = 'click')::int AS clicked
     FROM email_sends s JOIN email_engagements e ON e.send_id = s.id
     WHERE s.campaign_id = $1 AND s.status = 'sent' AND NOT e.is_machine`,
    campaignId,
  );
  return row ?? { opened: 0, clicked: 0 };
}

/** What became of one email of a campaign. */
export interface CampaignRecipient {
  /** Null after the subscriber was deleted before their email was written. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  /** Of its email; null for one that is not written yet. */
  readonly status: string | null;
  readonly sentAt: Date | null;
  readonly error: string | null;
  readonly isUnsubscribed: boolean;
  readonly isBounced: boolean;
  readonly isOpened: boolean;
  readonly isClicked: boolean;
}

/** All recipients of a campaign by address, in batches. A click counts as an open; what programs do counts as neither. */
export function allRecipients(
  pool: pg.Pool,
  campaignId: string,
): AsyncGenerator<readonly CampaignRecipient[]> {
  const left = (reason: string): string =>
    `COALESCE(s.status = 'sent' AND x.reason = '${reason}' AND x.created_at >= s.sent_at, false)`;
  const did = (kinds: string): string =>
    `EXISTS (SELECT 1 FROM email_engagements e WHERE e.send_id = s.id AND NOT e.is_machine${kinds})`;
  return rowsInBatches<CampaignRecipient>(
    pool,
    `SELECT COALESCE(s.to_address, n.email) AS email, n.first_name AS "firstName", n.last_name AS "lastName", s.status,
       s.sent_at AS "sentAt", s.error_message AS error, ${left('unsubscribed')} AS "isUnsubscribed",
       ${left('refused')} AS "isBounced", ${did('')} AS "isOpened", ${did(` AND e.kind = 'click'`)} AS "isClicked"
     FROM campaign_recipients r
       LEFT JOIN newsletter_subscribers n ON n.id = r.subscriber_id
       LEFT JOIN email_sends s ON s.id = r.id
       LEFT JOIN email_suppressions x ON x.address = lower(s.to_address)
     WHERE r.campaign_id = $1 ORDER BY 1, r.id`,
    [campaignId],
  );
}
