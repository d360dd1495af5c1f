import * as v from 'valibot';
import { stayMessageSchema, type StayMessage } from '@getaway/contracts/http/stay-messages';
import type { Sql } from '@getaway/service-kit/sql';
import { moment } from '../database/sql-timestamp.ts';

/** The newest messages of a booking's page, oldest first; or one of them. */
export async function stayMessages(
  sql: Sql,
  bookingId: string,
  { only, limit }: { readonly only?: string; readonly limit: number },
): Promise<StayMessage[]> {
  const rows = await sql<object>(
    `SELECT id, CASE kind WHEN 'reply' THEN 'house' ELSE 'guest' END AS "from", text, ${moment('created_at')} AS "sentAt"
     FROM thread_messages WHERE booking_id = $1 AND ($2::text IS NULL OR id = $2)
     ORDER BY created_at DESC, position DESC LIMIT $3`,
    bookingId,
    only ?? null,
    limit,
  );
  return rows.map((row) => v.parse(stayMessageSchema, row)).reverse();
}
