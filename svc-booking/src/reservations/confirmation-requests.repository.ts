import { mailboxOf } from '@getaway/kernel/mailbox';
import type { Sql } from '@getaway/service-kit/sql';

/** A reservation that waits for its guest to open the link in an email. */
export interface ReservationRequestRow {
  readonly id: string;
  /** Stored JSON; its reader parses it. */
  readonly request: unknown;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** True when its reservation was released, canceled, deleted, or not paid in time. */
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

/** The number of open links, and when the first of them expires. */
export interface OpenLinks {
  readonly count: number;
  readonly nextEnd: Date | null;
}

/** Counts the requests that have not expired. The lock serializes callers until the transaction ends. */
export async function countRequests(
  sql: Sql,
  { email, network, now }: { email: string; network: string | null; now: Date },
): Promise<{ ofEmail: OpenLinks; ofNetwork: OpenLinks; overall: OpenLinks }> {
  await sql(`SELECT pg_advisory_xact_lock(hashtextextended('reservation requests', 0))::text AS locked`);
  const rows = await sql<{ is_email: boolean; is_network: boolean; expires_at: string }>(
    `SELECT email = $1 AS is_email, network IS NOT DISTINCT FROM $2 AS is_network, expires_at::text
     FROM reservation_requests WHERE expires_at > $3::timestamptz ORDER BY reservation_requests.expires_at`,
    mailboxOf(email),
    network,
    now.toISOString(),
  );
  const linksOf = (links: typeof rows): OpenLinks => ({
    count: links.length,
    nextEnd: links[0] ? new Date(links[0].expires_at) : null,
  });
  return {
    ofEmail: linksOf(rows.filter((row) => row.is_email)),
    ofNetwork: linksOf(rows.filter((row) => row.is_network)),
    overall: linksOf(rows),
  };
}

/** Stores a request under an id that its caller may have chosen before. */
export interface EarlierRequest {
  /** The network by which links are counted. */
  readonly email: string;
  readonly checkInDate: string | null;
  readonly checkOutDate: string | null;
  readonly expiresAt: Date;
}

export async function findRequestById(sql: Sql, id: string): Promise<EarlierRequest | undefined> {
  const [row] = await sql<{
    email: string;
    check_in_date: string | null;
    check_out_date: string | null;
    expires_at: string;
  }>(
    `SELECT email, request->'data'->>'checkInDate' AS check_in_date,
            request->'data'->>'checkOutDate' AS check_out_date, expires_at::text
     FROM reservation_requests WHERE id = $1`,
    id,
  );
  return (
    row && {
      email: row.email,
      checkInDate: row.check_in_date,
      checkOutDate: row.check_out_date,
      expiresAt: new Date(row.expires_at),
    }
  );
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
