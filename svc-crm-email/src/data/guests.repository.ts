import type { Sql } from '@getaway/service-kit/sql';
import { foldEmail, type GuestDetails } from '../domain/guest.ts';

/**
 * Finds or makes the guest of an address and answers the id. What is known stays, what is empty is filled: the first
 * writer wins.
 */
export async function meetGuest(
  sql: Sql,
  details: GuestDetails,
  now: Date,
  contactedAt: Date | null,
): Promise<string> {
  const [row] = await sql<{ id: string }>(
    `INSERT INTO guests AS known (id, email, guest_name, first_name, last_name, partner_name, phone,
       last_contact_date, created_at, updated_at)
     VALUES (gen_random_uuid()::text, $1, $2, $3, $4, $5, $6, $7::timestamptz, $8::timestamptz, $8::timestamptz)
     ON CONFLICT (email) DO UPDATE SET
       guest_name = COALESCE(NULLIF(known.guest_name, ''), EXCLUDED.guest_name),
       first_name = COALESCE(NULLIF(known.first_name, ''), EXCLUDED.first_name),
       last_name = COALESCE(NULLIF(known.last_name, ''), EXCLUDED.last_name),
       partner_name = COALESCE(NULLIF(known.partner_name, ''), EXCLUDED.partner_name),
       phone = COALESCE(NULLIF(known.phone, ''), EXCLUDED.phone),
       last_contact_date = GREATEST(known.last_contact_date, EXCLUDED.last_contact_date),
       updated_at = EXCLUDED.updated_at
     RETURNING id`,
    foldEmail(details.email),
    details.guestName,
    details.firstName,
    details.lastName,
    details.partnerName,
    details.phone,
    contactedAt?.toISOString() ?? null,
    now.toISOString(),
  );
  if (!row) throw new Error('a guest was neither found nor made');
  return row.id;
}

export async function findGuestId(sql: Sql, email: string): Promise<string | null> {
  const [row] = await sql<{ id: string }>('SELECT id FROM guests WHERE email = $1', foldEmail(email));
  return row?.id ?? null;
}
