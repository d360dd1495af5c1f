import type { Sql } from '@getaway/service-kit/sql';
import type { Enquiry } from './enquiry.rules.ts';
import type { Tx } from '../database/database.ts';

export async function storeEnquiry(tx: Tx, enquiry: Enquiry, guestId: string, now: Date): Promise<string> {
  const { id } = await tx.contactMessage.create({ data: { ...enquiry, guestId, createdAt: now } });
  return id;
}

/** Whether a guest has sent the same text since a moment. Call it while the guest's row is locked. */
export async function wasWritten(sql: Sql, enquiry: Enquiry, guestId: string, since: Date): Promise<boolean> {
  const rows = await sql(
    `SELECT 1 FROM contact_messages
     WHERE guest_id = $1 AND created_at > $2::timestamptz AND message = $3 AND name = $4
       AND occasion IS NOT DISTINCT FROM $5`,
    guestId,
    since.toISOString(),
    enquiry.message,
    enquiry.name,
    enquiry.occasion,
  );
  return rows.length > 0;
}
