import type { Sql } from '@getaway/service-kit/sql';
import { ownerKinds } from '../delivery/email.rules.ts';
import { normalizeEmail, type GuestDetails } from './guest.rules.ts';

/** The address of the guest into whom another one was merged, or the address itself. */
export async function addressBehind(sql: Sql, email: string): Promise<string> {
  const [row] = await sql<{ email: string }>(
    'SELECT g.email FROM guest_aliases a JOIN guests g ON g.id = a.guest_id WHERE a.email = $1',
    email,
  );
  return row?.email ?? email;
}

export async function guestIdOf(sql: Sql, email: string): Promise<string | null> {
  const [row] = await sql<{ id: string }>(
    `SELECT id FROM guests WHERE email = $1
     UNION SELECT guest_id FROM guest_aliases WHERE email = $1`,
    normalizeEmail(email),
  );
  return row?.id ?? null;
}

const notToGuests = [...ownerKinds, 'template-test'];

export async function noteContact(sql: Sql, sendId: string, at: Date): Promise<void> {
  await sql(
    `UPDATE guests g SET last_contact_date = GREATEST(g.last_contact_date, $2::timestamptz) FROM email_sends s
     WHERE s.id = $1 AND g.id = s.guest_id AND s.kind <> ALL($3::text[])`,
    sendId,
    at.toISOString(),
    notToGuests,
  );
}

/** Creates a guest, or fills the empty fields of the one with this address. Returns the id. */
export async function upsertGuest(
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
    details.email,
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
