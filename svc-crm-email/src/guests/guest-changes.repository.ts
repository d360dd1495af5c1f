import type { ParsedBody } from '@getaway/contracts/http/call';
import type { updateGuest } from '@getaway/contracts/http/guest-details';
import type { Sql } from '@getaway/service-kit/sql';

export type GuestChange = Omit<ParsedBody<typeof updateGuest>, 'before'>;

/** The fields that staff may set, by column. The address is separate: see `moveAddress`. */
const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  phone: 'phone',
  guestName: 'guest_name',
  partnerName: 'partner_name',
  dateOfBirth: 'date_of_birth',
  partnerFirstName: 'partner_first_name',
  partnerLastName: 'partner_last_name',
  partnerDateOfBirth: 'partner_date_of_birth',
  anniversaryDate: 'anniversary_date',
  howTheyFoundUs: 'how_they_found_us',
  specialRequests: 'special_requests',
  address: 'address',
  city: 'city',
  state: 'state',
  zipCode: 'zip_code',
  preferredContactMethod: 'preferred_contact_method',
  preferences: 'preferences',
  tags: 'tags',
  sequenceKey: 'sequence_key',
  sequenceStep: 'sequence_step',
  optOutEmails: 'opt_out_emails',
} as const satisfies Partial<Record<keyof GuestChange, string>>;

/** PostgreSQL's types of the columns that are not text. */
const types: Readonly<Record<string, string>> = {
  date_of_birth: 'date',
  partner_date_of_birth: 'date',
  anniversary_date: 'date',
  sequence_step: 'int',
  opt_out_emails: 'boolean',
};

/** Updates the fields that were sent. Returns false for an unknown guest. */
export async function writeGuest(sql: Sql, id: string, change: GuestChange, now: Date): Promise<boolean> {
  const values: unknown[] = [id, now.toISOString()];
  const assignments = Object.entries(columns).flatMap(([field, column]) => {
    const value = change[field as keyof typeof columns];
    return value === undefined ? [] : [`${column} = $${values.push(value)}::${types[column] ?? 'text'}`];
  });
  const rows = await sql(
    `UPDATE guests SET ${['updated_at = $2::timestamptz', ...assignments].join(', ')} WHERE id = $1 RETURNING id`,
    ...values,
  );
  return rows.length === 1;
}

/** Gives a guest another address. Data that arrives under the old one still belongs to them. */
export async function moveAddress(sql: Sql, id: string, move: { from: string; to: string }): Promise<void> {
  await sql('DELETE FROM guest_aliases WHERE email = $1', move.to);
  await sql('UPDATE guests SET email = $2 WHERE id = $1', id, move.to);
  await sql('INSERT INTO guest_aliases (email, guest_id) VALUES ($1, $2)', move.from, id);
}
