import type { ParsedBody } from '@getaway/contracts/http/call';
import type {
  changeNewsletterSubscriber,
  NewsletterSubscriber,
} from '@getaway/contracts/http/newsletter-subscribers';
import type { Page } from '@getaway/contracts/http/paging';
import type { Sql } from '@getaway/service-kit/sql';
import { moment } from '../database/sql-timestamp.ts';

const columns = `id, first_name AS "firstName", last_name AS "lastName", email, promo_code AS "promoCode",
  campaign_name AS "campaignName", email_sent AS "emailSent", ${moment('email_sent_at')} AS "emailSentAt",
  ${moment('subscribed_at')} AS "subscribedAt", is_active AS "isActive"`;

export type SubscriberChange = ParsedBody<typeof changeNewsletterSubscriber>;

/** Newest first, with the total count. */
export async function subscriberPage(
  sql: Sql,
  query: Page & { search?: string | undefined },
): Promise<{ subscribers: NewsletterSubscriber[]; count: number }> {
  const pattern = query.search === undefined ? null : `%${query.search.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const matching = `FROM newsletter_subscribers
    WHERE $1::text IS NULL OR first_name || ' ' || last_name ILIKE $1 OR email ILIKE $1 OR promo_code ILIKE $1`;
  const subscribers = await sql<NewsletterSubscriber>(
    `SELECT ${columns} ${matching} ORDER BY subscribed_at DESC, id DESC LIMIT $2::int OFFSET $3::int`,
    pattern,
    query.limit ?? null,
    query.offset ?? 0,
  );
  const [row] = await sql<{ count: number }>(`SELECT count(*)::int AS count ${matching}`, pattern);
  return { subscribers, count: row?.count ?? 0 };
}

/**
 * Updates the fields that were sent. `already-exists` when the case-folded address belongs to another
 * subscriber; undefined for an unknown subscriber.
 */
export async function updateSubscriber(
  sql: Sql,
  id: string,
  change: SubscriberChange,
): Promise<NewsletterSubscriber | 'already-exists' | undefined> {
  const [row] = await sql<NewsletterSubscriber>(
    `UPDATE newsletter_subscribers SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
       email = coalesce($4, email), is_active = coalesce($5::boolean, is_active)
     WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM newsletter_subscribers WHERE email = $4 AND id <> $1)
     RETURNING ${columns}`,
    id,
    change.firstName ?? null,
    change.lastName ?? null,
    change.email ?? null,
    change.isActive ?? null,
  );
  if (row) return row;
  const known = await sql('SELECT 1 FROM newsletter_subscribers WHERE id = $1', id);
  return known.length > 0 ? 'already-exists' : undefined;
}

export async function removeSubscriber(sql: Sql, id: string): Promise<boolean> {
  return (await sql('DELETE FROM newsletter_subscribers WHERE id = $1 RETURNING id', id)).length === 1;
}
