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
