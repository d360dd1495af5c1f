import type { MoneyState } from '@getaway/contracts/events/money';
import type { Sql } from '@getaway/service-kit/sql';
import type { CopiedState } from '@getaway/service-kit/rebuild-copy';

/** Stores the newest sums of a booking that was not deleted. Older ones than the stored ones change nothing. */
export async function keepNewestMoney(sql: Sql, bookingId: string, money: MoneyState): Promise<void> {
  await sql(
    `INSERT INTO booking_money (booking_id, revision, total, paid, returned, status)
     SELECT $1, $2, $3::numeric, $4::numeric, $5::numeric, $6
     WHERE NOT EXISTS (SELECT FROM guest_bookings WHERE booking_id = $1 AND status = 'deleted')
     ON CONFLICT (booking_id) DO UPDATE SET revision = EXCLUDED.revision, total = EXCLUDED.total, paid = EXCLUDED.paid,
       returned = EXCLUDED.returned, status = EXCLUDED.status
     WHERE booking_money.revision < EXCLUDED.revision`,
    bookingId,
    ...columnsOf(money),
  );
}

export async function dropMoney(sql: Sql, bookingId: string): Promise<void> {
  await sql('DELETE FROM booking_money WHERE booking_id = $1', bookingId);
}

/** The revisions of all known sums. */
export async function knownMoney(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<CopiedState>(`SELECT booking_id AS "entityId", revision FROM booking_money`);
  return new Map(rows.map(({ entityId, revision }) => [entityId, revision]));
}

/**
 * Whether the sums of a booking have to be stored again: they are missing, or different in a revision of at most `over`.
 * Their row then gets a lower revision than the owner's, so that they are accepted.
 */
export async function stepMoneyBack(
  sql: Sql,
  { bookingId, money, over }: { bookingId: string; money: MoneyState; over: number },
): Promise<boolean> {
  const [row] = await sql<{ isNewer: boolean; isRight: boolean }>(
    `SELECT revision > $7 AS "isNewer", (revision, total, paid, returned, status)
       IS NOT DISTINCT FROM ($2::int, $3::numeric, $4::numeric, $5::numeric, $6) AS "isRight"
     FROM booking_money WHERE booking_id = $1 FOR UPDATE`,
    bookingId,
    ...columnsOf(money),
    over,
  );
  if (row && (row.isNewer || row.isRight)) return false;
  await sql('UPDATE booking_money SET revision = $2 WHERE booking_id = $1', bookingId, money.revision - 1);
  return true;
}

/** Which of these bookings are known without their sums. */
export async function bookingsWithoutMoney(sql: Sql, among: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }>(
    `SELECT booking_id AS id FROM guest_bookings b WHERE booking_id = ANY($1::text[]) AND ${lacksMoney}`,
    among,
  );
  return rows.map(({ id }) => id);
}

/** Whether any booking is known without its sums. */
export async function isMoneyMissing(sql: Sql): Promise<boolean> {
  return (await sql(`SELECT 1 FROM guest_bookings b WHERE ${lacksMoney} LIMIT 1`)).length > 0;
}

const lacksMoney = `b.status <> 'deleted'
  AND NOT EXISTS (SELECT FROM booking_money m WHERE m.booking_id = b.booking_id)`;

/** The columns revision, total, paid, returned and status. */
function columnsOf({ revision, total, paid, returned, status }: MoneyState): (string | number)[] {
  return [revision, total, paid, returned, status];
}
