import type { Sql } from '@getaway/service-kit/sql';

/** Cancels the queued emails of a campaign. Their leases stay: a worker may be handing one to the mail server. */
export async function cancelQueued(sql: Sql, campaignId: string): Promise<void> {
  await sql(
    "UPDATE email_sends SET status = 'cancelled' WHERE campaign_id = $1 AND status = 'pending'",
    campaignId,
  );
}

/** Locks a draft or a canceled campaign until the end of the transaction. Returns false for any other one. */
export async function lockUnsent(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql(
    "SELECT id FROM email_campaigns WHERE id = $1 AND status IN ('draft', 'canceled') FOR UPDATE",
    id,
  );
  return rows.length === 1;
}

/** Whether emails of a campaign were handed to the mail server, or may be at this moment. */
export async function findHanded(
  sql: Sql,
  campaignId: string,
  now: Date,
): Promise<{ isAnySent: boolean; isAnyLeased: boolean }> {
  const [row] = await sql<{ isAnySent: boolean; isAnyLeased: boolean }>(
    `SELECT COALESCE(bool_or(status IN ('sent', 'failed')), false) AS "isAnySent",
       COALESCE(bool_or(leased_until > $2::timestamptz), false) AS "isAnyLeased"
     FROM email_sends WHERE campaign_id = $1`,
    campaignId,
    now.toISOString(),
  );
  return row ?? { isAnySent: false, isAnyLeased: false };
}

/** Removes a campaign with its recipients, and the emails that were prepared for them and never sent. */
export async function removeWithUnsent(sql: Sql, id: string): Promise<void> {
  await sql('DELETE FROM email_sends WHERE campaign_id = $1', id);
  await sql('DELETE FROM email_campaigns WHERE id = $1', id);
}
