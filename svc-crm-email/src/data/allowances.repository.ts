import type pg from 'pg';
import { addMilliseconds, earlierOf } from '@getaway/kernel/instant';

/** What visitors ask for that is counted by the network they come from. */
export type Purpose = 'contact' | 'newsletter' | 'chat';

/**
 * Counts one more request of a client network in its window. Kept in the database, so that replicas agree; networks
 * are forgotten when their window is over. A window may have been opened by a request that reads its clock later than
 * this one; this one still waits no longer than a whole window.
 */
export async function countUse(
  pool: pg.Pool,
  input: { purpose: Purpose; clientNetwork: string; now: Date; windowMs: number },
): Promise<{ used: number; windowEnds: Date }> {
  const windowOpened = addMilliseconds(input.now, -input.windowMs);
  await pool.query('DELETE FROM contact_allowances WHERE window_started <= $1', [windowOpened]);
  const { rows } = await pool.query<{ used: number; window_started: Date }>(
    `INSERT INTO contact_allowances (client_address, used, window_started) VALUES ($1, 1, $2)
     ON CONFLICT (client_address) DO UPDATE SET used = contact_allowances.used + 1
     RETURNING used, window_started`,
    [`${input.purpose} ${input.clientNetwork}`, input.now],
  );
  const [row] = rows;
  if (!row) throw new Error('a request was not counted');
  return {
    used: row.used,
    windowEnds: addMilliseconds(earlierOf(row.window_started, input.now), input.windowMs),
  };
}
