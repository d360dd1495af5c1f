import type pg from 'pg';
import type { Page } from '@getaway/contracts/http/paging';
import { sqlOf, type Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';
import { erasedRecipient } from '../database/erased-recipient.ts';
import { heldBackOfGuest } from '../database/held-back-of-guest.ts';
import { normalizeEmail } from '../guests/guest.rules.ts';
import type { AddressOwner, HeldBack, Suppression, SuppressionReason } from './suppression.rules.ts';

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

export async function suppressionPage(
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

export async function findHeldBack(pool: pg.Pool, address: string): Promise<HeldBack | undefined> {
  const [row] = await sqlOf(pool)<{ reason: HeldBack | null }>(
    `SELECT COALESCE(
       (SELECT reason FROM email_suppressions WHERE address = $1),
       (SELECT ${heldBackOfGuest} FROM guests g WHERE g.email = $1)) AS reason`,
    normalizeEmail(address),
  );
  return row?.reason ?? undefined;
}

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

/** The address that an email was sent to; undefined for an unknown email. */
export async function findSendAddress(tx: Tx, sendId: string): Promise<string | undefined> {
  const send = await tx.emailSend.findUnique({ where: { id: sendId }, select: { toAddress: true } });
  return send?.toAddress;
}

/** Whether an address is a subscriber's. */
export async function isAddressKnown(sql: Sql, address: string): Promise<boolean> {
  return (await sql('SELECT 1 FROM newsletter_subscribers WHERE email = $1', address)).length > 0;
}

/** A provider reports that an address is dead. A known reason stays. */
export async function suppressBounced(
  sql: Sql,
  bounced: { address: string; detail: string; now: Date },
): Promise<void> {
  await sql(
    `INSERT INTO email_suppressions (id, address, reason, detail, created_at)
     VALUES (gen_random_uuid()::text, $1, 'refused', $2, $3::timestamptz) ON CONFLICT (address) DO NOTHING`,
    bounced.address,
    bounced.detail,
    bounced.now.toISOString(),
  );
}
