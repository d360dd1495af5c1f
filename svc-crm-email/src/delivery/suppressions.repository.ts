import type pg from 'pg';
import type { Page } from '@getaway/contracts/http/paging';
import { sqlOf, type Sql } from '@getaway/service-kit/sql';
import { normalizeEmail } from '../guests/guest.rules.ts';
import type { Tx } from '../database/database.ts';
import { erasedRecipient } from '../guests/guest-removal.repository.ts';

export type SuppressionReason = 'unsubscribed' | 'refused';

/** A guest's own preference may also be stored only with the guest, for example when staff entered it. */
export type HeldBack = SuppressionReason | 'opted-out';

export interface Suppression {
  readonly id: string;
  readonly email: string;
  readonly reason: SuppressionReason;
  readonly detail: string | null;
  readonly createdAt: string;
}

/**
 * The owner of an address: a guest with all of their addresses, including former ones, or only the address
 * when the guest is unknown.
 */
export interface AddressOwner {
  readonly guestId: string | null;
  /** Case-folded. */
  readonly addresses: readonly string[];
}

/**
 * Why guest `g` gets no marketing emails: NULL when they do. Their own preference applies to all of their
 * addresses, a mail server's refusal only to that address.
 */
export const heldBackOfGuest = `COALESCE(
  (SELECT x.reason FROM email_suppressions x WHERE x.address = g.email),
  (SELECT x.reason FROM email_suppressions x JOIN guest_aliases a ON a.email = x.address
   WHERE a.guest_id = g.id AND x.reason = 'unsubscribed' LIMIT 1),
  CASE WHEN g.opt_out_emails THEN 'opted-out' END)`;

/** Why an address gets no marketing emails; undefined when it does. */
export async function whyHeldBack(pool: pg.Pool, address: string): Promise<HeldBack | undefined> {
  const [row] = await sqlOf(pool)<{ reason: HeldBack | null }>(
    `SELECT COALESCE(
       (SELECT reason FROM email_suppressions WHERE address = $1),
       (SELECT ${heldBackOfGuest} FROM guests g WHERE g.email = $1)) AS reason`,
    normalizeEmail(address),
  );
  return row?.reason ?? undefined;
}

/** Its owner unsubscribed, which takes precedence over a mail server's refusal. */
export async function suppressUnsubscribed(sql: Sql, address: string, now: Date): Promise<void> {
  await sql(
    `INSERT INTO email_suppressions AS known (id, address, reason, created_at)
     VALUES (gen_random_uuid()::text, $1, 'unsubscribed', $2::timestamptz)
     ON CONFLICT (address) DO UPDATE SET reason = EXCLUDED.reason, detail = NULL, created_at = EXCLUDED.created_at
     WHERE known.reason <> EXCLUDED.reason`,
    normalizeEmail(address),
    now.toISOString(),
  );
}

/**
 * Records that a mail server permanently refuses the address of a send. Records nothing when a reason is
 * known, or when the recipient was erased during the send; an erasure in progress is waited for.
 */
export async function suppressRefused(
  sql: Sql,
  refused: { sendId: string; address: string; detail: string; now: Date },
): Promise<void> {
  await sql(
    `INSERT INTO email_suppressions (id, address, reason, detail, created_at)
     SELECT gen_random_uuid()::text, $2, 'refused', $3, $4::timestamptz FROM email_sends
     WHERE id = $1 AND to_address <> $5 FOR SHARE
     ON CONFLICT (address) DO NOTHING`,
    refused.sendId,
    normalizeEmail(refused.address),
    refused.detail.slice(0, 500),
    refused.now.toISOString(),
    erasedRecipient,
  );
}

/** Saves whether a person wants marketing emails, for the guest and all of their newsletter subscriptions. */
export async function saveMarketingPreference(
  sql: Sql,
  whose: AddressOwner,
  preference: { wantsMarketing: boolean },
): Promise<void> {
  await sql('UPDATE guests SET opt_out_emails = $2 WHERE id = $1', whose.guestId, !preference.wantsMarketing);
  await sql(
    'UPDATE newsletter_subscribers SET is_active = $2 WHERE email = ANY($1::text[])',
    whose.addresses,
    preference.wantsMarketing,
  );
}

/** Removes a suppression and returns whose it was. */
export async function liftSuppression(
  sql: Sql,
  id: string,
): Promise<{ address: string; reason: SuppressionReason } | undefined> {
  const [row] = await sql<{ address: string; reason: SuppressionReason }>(
    'DELETE FROM email_suppressions WHERE id = $1 RETURNING address, reason',
    id,
  );
  return row;
}

/** Removes a person's own unsubscription. Dead addresses stay suppressed. */
export async function liftUnsubscriptions(sql: Sql, addresses: readonly string[]): Promise<void> {
  await sql(
    "DELETE FROM email_suppressions WHERE address = ANY($1::text[]) AND reason = 'unsubscribed'",
    addresses,
  );
}

export async function isUnsubscribed(sql: Sql, addresses: readonly string[]): Promise<boolean> {
  const rows = await sql(
    "SELECT 1 FROM email_suppressions WHERE address = ANY($1::text[]) AND reason = 'unsubscribed' LIMIT 1",
    addresses,
  );
  return rows.length > 0;
}

/** Whether a person has unsubscribed, at any of their addresses or through staff. */
export async function hasOptedOut(sql: Sql, { guestId, addresses }: AddressOwner): Promise<boolean> {
  if (await isUnsubscribed(sql, addresses)) return true;
  const rows = await sql('SELECT 1 FROM guests WHERE id = $1 AND opt_out_emails', guestId);
  return rows.length > 0;
}

/** Records that an unsubscribed person signed up again, as proof of consent. */
export async function recordResubscription(
  sql: Sql,
  { guestId, now }: { guestId: string; now: Date },
): Promise<void> {
  await sql(
    `INSERT INTO guest_events (id, guest_id, type, payload, occurred_at)
     VALUES (gen_random_uuid()::text, $1, 'newsletter.resubscribed', '{}'::jsonb, $2::timestamptz)`,
    guestId,
    now.toISOString(),
  );
}

export async function listSuppressions(
  tx: Tx,
  page: Page,
): Promise<{ suppressions: Suppression[]; count: number }> {
  const [rows, count] = await Promise.all([
    tx.emailSuppression.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      ...(page.limit === undefined ? {} : { take: page.limit }),
      skip: page.offset ?? 0,
    }),
    tx.emailSuppression.count(),
  ]);
  return {
    count,
    suppressions: rows.map(({ id, address, reason, detail, createdAt }) => ({
      id,
      email: address,
      reason: reason === 'unsubscribed' ? 'unsubscribed' : 'refused',
      detail,
      createdAt: createdAt.toISOString(),
    })),
  };
}
