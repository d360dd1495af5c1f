import type pg from 'pg';
import type { Page } from '@getaway/contracts/http/paging';
import { sqlOf, type Sql } from '@getaway/service-kit/sql';
import { foldEmail } from '../domain/guest.ts';
import type { Tx } from './database.ts';

export type SuppressionReason = 'unsubscribed' | 'refused';

/** A guest's own wish may also stand with the guest alone, as when staff wrote it down. */
export type HeldBack = SuppressionReason | 'opted-out';

export interface Suppression {
  readonly id: string;
  readonly email: string;
  readonly reason: SuppressionReason;
  readonly detail: string | null;
  readonly createdAt: string;
}

/** Why an address gets no marketing mail; undefined when it does. */
export async function whyHeldBack(pool: pg.Pool, address: string): Promise<HeldBack | undefined> {
  const [row] = await sqlOf(pool)<{ reason: HeldBack | null }>(
    `SELECT COALESCE(
       (SELECT reason FROM email_suppressions WHERE address = $1),
       (SELECT 'opted-out' FROM guests WHERE email = $1 AND opt_out_emails)) AS reason`,
    foldEmail(address),
  );
  return row?.reason ?? undefined;
}

/** The first reason stays, save that its owner's word goes before a mail server's. */
export async function suppress(
  sql: Sql,
  input: { address: string; reason: SuppressionReason; detail: string | null; now: Date },
): Promise<void> {
  await sql(
    `INSERT INTO email_suppressions AS known (id, address, reason, detail, created_at)
     VALUES (gen_random_uuid()::text, $1, $2, $3, $4::timestamptz)
     ON CONFLICT (address) DO UPDATE SET reason = EXCLUDED.reason, detail = EXCLUDED.detail,
       created_at = EXCLUDED.created_at
     WHERE known.reason = 'refused' AND EXCLUDED.reason = 'unsubscribed'`,
    foldEmail(input.address),
    input.reason,
    input.detail?.slice(0, 500) ?? null,
    input.now.toISOString(),
  );
}

/** What an address's owner wants of marketing mail, wherever it is known. */
export async function writeWish(sql: Sql, address: string, wish: { wantsMail: boolean }): Promise<void> {
  const email = foldEmail(address);
  await sql('UPDATE guests SET opt_out_emails = $2 WHERE email = $1', email, !wish.wantsMail);
  await sql('UPDATE newsletter_subscribers SET is_active = $2 WHERE email = $1', email, wish.wantsMail);
}

/** Lifts a suppression and answers whose it was; `reason` leaves the others alone. */
export async function liftSuppression(
  sql: Sql,
  which: { id: string } | { address: string; reason: SuppressionReason },
): Promise<{ address: string; reason: SuppressionReason } | undefined> {
  const [row] = await sql<{ address: string; reason: SuppressionReason }>(
    `DELETE FROM email_suppressions
     WHERE ($1::text IS NULL OR id = $1) AND ($2::text IS NULL OR address = $2) AND ($3::text IS NULL OR reason = $3)
     RETURNING address, reason`,
    'id' in which ? which.id : null,
    'id' in which ? null : foldEmail(which.address),
    'id' in which ? null : which.reason,
  );
  return row;
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
