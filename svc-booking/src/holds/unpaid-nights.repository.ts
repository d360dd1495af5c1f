import { hourMs, secondMs } from '@getaway/kernel/instant';
import { mailboxOf } from '@getaway/kernel/mailbox';
import type { Sql } from '@getaway/service-kit/sql';
import { mailboxOfColumn } from './mailbox.repository.ts';
import type { UnpaidNights } from './unpaid-limits.rules.ts';

/**
 * Counts the nights that unpaid stays of guests have taken, other than those of `exceptId`. A single lock is
 * kept until the transaction ends, so that concurrent requests never pass the limit together. It is taken
 * after bookings and promotion codes are locked and right before nights are taken, so that it cannot
 * deadlock.
 */
export async function countUnpaidNights(
  sql: Sql,
  { network, exceptId }: { network: string | null; exceptId: string },
): Promise<UnpaidNights> {
  await sql(`SELECT pg_advisory_xact_lock(hashtextextended('unpaid nights', 0))::text AS locked`);
  const [counts] = await sql<{
    of_network: number;
    overall: number;
    all_of_network: number;
    all_overall: number;
  }>(
    `SELECT count(*) FILTER (WHERE b.held_network = $1 AND b.email_confirmed_at IS NULL)::int AS of_network,
            count(*) FILTER (WHERE b.email_confirmed_at IS NULL)::int AS overall,
            count(*) FILTER (WHERE b.held_network = $1)::int AS all_of_network,
            count(*)::int AS all_overall
     FROM bookings b JOIN unavailable_dates u ON u.booking_id = b.id
     WHERE b.status IN ('pending', 'pending_payment') AND b.hold_id IS NOT NULL AND b.paid_total = 0
       AND (b.hold_expires_at IS NOT NULL OR b.payment_due_at IS NOT NULL) AND b.id <> $2`,
    network,
    exceptId,
  );
  return {
    ofNetwork: counts?.of_network ?? 0,
    overall: counts?.overall ?? 0,
    allOfNetwork: counts?.all_of_network ?? 0,
    allOverall: counts?.all_overall ?? 0,
  };
}

/** Whose unpaid stays are looked at; null is everybody's. */
interface UnpaidOf {
  readonly network?: string | null;
  readonly clientAddress?: string | null;
  /** With the network that asks: of an email address those count that it confirmed, or that come from there. */
  readonly guest?: { readonly email: string; readonly network: string | null };
  readonly exceptId?: string | null;
}

/** Seconds until the first of these unpaid stays expires; at least 60, and an hour if none has a deadline. */
export async function secondsUntilNextEnd(sql: Sql, of: UnpaidOf, now: Date): Promise<number> {
  const [row] = await sql<{ seconds: number | null }>(
    `SELECT extract(epoch FROM min(COALESCE(hold_expires_at, payment_due_at)) - $2::timestamptz)::float8 AS seconds
     FROM bookings
     WHERE status IN ('pending', 'pending_payment') AND ($1::text IS NULL OR held_network = $1)
       AND ($3::text IS NULL OR held_from = $3) AND id IS DISTINCT FROM $4
       AND ($5::text IS NULL OR ${mailboxOfColumn('email')} = $5
         AND (email_confirmed_at IS NOT NULL OR held_network IS NOT DISTINCT FROM $6))`,
    of.network ?? null,
    now.toISOString(),
    of.clientAddress ?? null,
    of.exceptId ?? null,
    of.guest ? mailboxOf(of.guest.email) : null,
    of.guest?.network ?? null,
  );
  if (row?.seconds == null) return hourMs / secondMs;
  // The job that expires stays runs every minute.
  return Math.max(0, Math.ceil(row.seconds)) + 60;
}
