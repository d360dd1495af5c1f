import type { Sql } from '@getaway/service-kit/sql';

/** What an email of a campaign is written from when it is due. */
export interface DueCampaign {
  readonly id: string;
  readonly subject: string;
  readonly previewText: string;
  readonly body: string;
  readonly isOnWeb: boolean;
  readonly status: string;
  /** Null when the subscriber was deleted. */
  readonly email: string | null;
  readonly firstName: string | null;
  readonly isActive: boolean | null;
}

/** Undefined for an email that is of no campaign. */
export async function readDueCampaign(sql: Sql, sendId: string): Promise<DueCampaign | undefined> {
  const [row] = await sql<DueCampaign>(
    `SELECT c.id, c.subject, c.preview_text AS "previewText", c.body, c.is_on_web AS "isOnWeb", c.status,
       n.email, n.first_name AS "firstName", n.is_active AS "isActive"
     FROM email_sends s JOIN email_campaigns c ON c.id = s.campaign_id
       LEFT JOIN campaign_recipients r ON r.id = s.id
       LEFT JOIN newsletter_subscribers n ON n.id = r.subscriber_id
     WHERE s.id = $1`,
    sendId,
  );
  return row;
}
