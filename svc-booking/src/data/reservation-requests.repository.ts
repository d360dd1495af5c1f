import { mailboxOf } from '@getaway/kernel/mailbox';
import type { Sql } from '@getaway/service-kit/sql';

/** A reservation that waits for its guest to open the link in an email. */
export interface ReservationRequestRow {
  readonly id: string;
  /** As it was stored; its reader parses it. */
  readonly request: unknown;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** True when its reservation was released, cancelled, deleted, or not paid in time. */
  readonly hasEnded: boolean;
}

export async function insertRequest(
  sql: Sql,
  request: {
    id: string;
    tokenHash: string;
    email: string;
    network: string | null;
    request: object;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await sql(
    `INSERT INTO reservation_requests (id, token_hash, email, network, request, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5::jsonb, $6::timestamptz, $7::timestamptz)`,
    request.id,
    request.tokenHash,
    mailboxOf(request.email),
    request.network,
    JSON.stringify(request.request),
    request.createdAt.toISOString(),
    request.expiresAt.toISOString(),
  );
}

/** Requests that have not expired, counted after everybody else's: the lock is kept until the transaction ends. */
export async function countRequests(
  sql: Sql,
  { email, network, now }: { email: string; network: string | null; now: Date },
): Promise<{ ofEmail: number; ofNetwork: number; overall: number; nextEnd: Date | null }> {
  await sql(`SELECT pg_advisory_xact_lock(hashtextextended('reservation requests', 0))::text AS locked`);
  const [row] = await sql<{ of_email: number; of_network: number; overall: number; next_end: string | null }>(
    `SELECT count(*) FILTER (WHERE email = $1)::int AS of_email,
            count(*) FILTER (WHERE network = $2)::int AS of_network,
            count(*)::int AS overall, min(expires_at)::text AS next_end
     FROM reservation_requests WHERE expires_at > $3::timestamptz`,
    mailboxOf(email),
    network,
    now.toISOString(),
  );
  return {
    ofEmail: row?.of_email ?? 0,
    ofNetwork: row?.of_network ?? 0,
    overall: row?.overall ?? 0,
    nextEnd: row?.next_end ? new Date(row.next_end) : null,
  };
}

export async function findRequest(sql: Sql, tokenHash: string): Promise<ReservationRequestRow | undefined> {
  const [row] = await sql<{
    id: string;
    request: unknown;
    expires_at: string;
    used_at: string | null;
    has_ended: boolean;
  }>(
    `SELECT r.id, r.request, r.expires_at::text, r.used_at::text,
            r.used_at IS NOT NULL
              AND coalesce(b.status NOT IN ('pending_payment', 'confirmed', 'completed'), true) AS has_ended
     FROM reservation_requests r LEFT JOIN bookings b ON b.id = r.booking_id WHERE r.token_hash = $1`,
    tokenHash,
  );
  if (!row) return undefined;
  const { id, request, expires_at: expiresAt, used_at: usedAt, has_ended: hasEnded } = row;
  return {
    id,
    request,
    expiresAt: new Date(expiresAt),
    usedAt: usedAt === null ? null : new Date(usedAt),
    hasEnded,
  };
}

/** Locks a request until the transaction ends. `isUsed` is true when it has already made its reservation. */
export async function lockRequest(sql: Sql, id: string): Promise<{ isUsed: boolean }> {
  const [row] = await sql<{ used: boolean }>(
    `SELECT used_at IS NOT NULL AS used FROM reservation_requests WHERE id = $1 FOR UPDATE`,
    id,
  );
  return { isUsed: row?.used ?? true };
}

export async function markRequestUsed(
  sql: Sql,
  { id, bookingId, now }: { id: string; bookingId: string; now: Date },
): Promise<void> {
  await sql(
    `UPDATE reservation_requests SET used_at = $2::timestamptz, booking_id = $3 WHERE id = $1`,
    id,
    now.toISOString(),
    bookingId,
  );
}
