import type { Sql } from '@getaway/service-kit/sql';
import type { Tx } from '../database/database.ts';

export interface LinkRequest {
  readonly id: string;
  readonly bookingReference: string;
  readonly email: string;
}

export async function insertLinkRequest(
  tx: Tx,
  request: LinkRequest & { readonly createdAt: Date },
): Promise<void> {
  await tx.stayLinkRequest.create({ data: request });
}

/** Removes the oldest requests and returns them. Requests that another process has removed are left out. */
export async function takeLinkRequests(sql: Sql, limit: number): Promise<LinkRequest[]> {
  return sql<LinkRequest>(
    `DELETE FROM stay_link_requests WHERE id IN (
       SELECT id FROM stay_link_requests ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING id, booking_reference AS "bookingReference", email`,
    limit,
  );
}
