import type { Sql } from '@getaway/service-kit/sql';

/** Fields that a guest may lack and another row of the same person may have. */
const fillable = [
  ...[
    'first_name',
    'last_name',
    'guest_name',
    'partner_name',
    'phone',
    'date_of_birth',
    'partner_first_name',
  ],
  ...[
    'partner_last_name',
    'partner_date_of_birth',
    'anniversary_date',
    'how_they_found_us',
    'special_requests',
  ],
  ...[
    'address',
    'city',
    'state',
    'zip_code',
    'preferred_contact_method',
    'preferences',
    'tags',
    'sequence_key',
  ],
];

export interface MergeParts {
  readonly bookings: number;
  readonly messages: number;
  readonly sends: number;
  readonly notes: number;
  readonly events: number;
}

export async function partsOf(sql: Sql, guestId: string): Promise<MergeParts> {
  const count = (table: string): string => `(SELECT count(*)::int FROM ${table} WHERE guest_id = $1)`;
  const [parts] = await sql<MergeParts>(
    `SELECT ${count('guest_bookings')} AS bookings, ${count('contact_messages')} AS messages,
       ${count('email_sends')} AS sends, ${count('guest_notes')} AS notes, ${count('guest_events')} AS events`,
    guestId,
  );
  return parts ?? { bookings: 0, messages: 0, sends: 0, notes: 0, events: 0 };
}

/** The empty columns of a guest that the other row would fill. */
export async function filledBy(sql: Sql, guestId: string, otherId: string): Promise<string[]> {
  const [row] = await sql<{ fills: string[] }>(
    `SELECT array_remove(ARRAY[${fillable
      .map(
        (column) =>
          `CASE WHEN ${isEmpty('g', column)} AND NOT (${isEmpty('o', column)}) THEN '${column}' END`,
      )
      .join(', ')}], NULL) AS fills
     FROM guests g, guests o WHERE g.id = $1 AND o.id = $2`,
    guestId,
    otherId,
  );
  return row?.fills ?? [];
}

/**
 * Prevents bookings of guests from being reassigned until the transaction ends. Called before their guests
 * are locked.
 */
export async function lockBookingsOf(sql: Sql, guestIds: readonly string[]): Promise<void> {
  await sql(
    'SELECT 1 FROM guest_bookings WHERE guest_id = ANY($1::text[]) ORDER BY booking_id FOR UPDATE',
    guestIds,
  );
}

/**
 * Moves everything else of the other guest to this one, and deletes the other row. Its addresses become
 * aliases of this guest.
 */
export async function absorb(sql: Sql, guestId: string, other: { id: string; email: string }): Promise<void> {
  for (const table of [
    'guest_bookings',
    'contact_messages',
    'guest_notes',
    'guest_events',
    'guest_aliases',
  ]) {
    await sql(`UPDATE ${table} SET guest_id = $1 WHERE guest_id = $2`, guestId, other.id);
  }
  await mergeThreads(sql, guestId, other.id);
  // A step that both had for one booking stays with the remaining guest.
  await sql(
    `UPDATE email_sends s SET guest_id = $1 WHERE guest_id = $2 AND NOT EXISTS (
       SELECT 1 FROM email_sends own WHERE own.guest_id = $1 AND own.sequence_id = s.sequence_id
         AND own.step_number = s.step_number AND own.booking_id = s.booking_id)`,
    guestId,
    other.id,
  );
  await sql(
    `UPDATE guests g SET ${fillable
      .map((column) => `${column} = CASE WHEN ${isEmpty('g', column)} THEN o.${column} ELSE g.${column} END`)
      .join(', ')},
       sequence_step = greatest(g.sequence_step, o.sequence_step),
       opt_out_emails = g.opt_out_emails OR o.opt_out_emails,
       sequences_paused_at = coalesce(g.sequences_paused_at, o.sequences_paused_at),
       last_contact_date = greatest(g.last_contact_date, o.last_contact_date),
       created_at = least(g.created_at, o.created_at)
     FROM guests o WHERE g.id = $1 AND o.id = $2`,
    guestId,
    other.id,
  );
  await sql('DELETE FROM guests WHERE id = $1', other.id);
  await sql('INSERT INTO guest_aliases (email, guest_id) VALUES ($1, $2)', other.email, guestId);
}

/** The messages of both threads are one conversation; it is open if one of the two was. */
async function mergeThreads(sql: Sql, guestId: string, otherId: string): Promise<void> {
  await sql(
    `UPDATE threads SET guest_id = $1 WHERE guest_id = $2 AND NOT EXISTS (SELECT 1 FROM threads WHERE guest_id = $1)`,
    guestId,
    otherId,
  );
  await sql(
    `UPDATE thread_messages m SET thread_id = kept.id, idempotency_key = NULL FROM threads kept, threads merged
     WHERE kept.guest_id = $1 AND merged.guest_id = $2 AND m.thread_id = merged.id`,
    guestId,
    otherId,
  );
  await sql(
    `UPDATE threads kept SET last_message_at = GREATEST(kept.last_message_at, merged.last_message_at),
       status = CASE WHEN 'open' IN (kept.status, merged.status) THEN 'open' ELSE kept.status END
     FROM threads merged WHERE kept.guest_id = $1 AND merged.guest_id = $2`,
    guestId,
    otherId,
  );
  await sql('DELETE FROM threads WHERE guest_id = $1', otherId);
}

function isEmpty(row: string, column: string): string {
  return `coalesce(${row}.${column}::text, '') = ''`;
}
