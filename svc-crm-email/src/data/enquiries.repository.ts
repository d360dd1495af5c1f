import type pg from 'pg';
import type { Enquiry } from '../domain/enquiry.ts';
import type { Tx } from './database.ts';

export async function storeEnquiry(tx: Tx, enquiry: Enquiry, now: Date): Promise<string> {
  const { id } = await tx.contactMessage.create({ data: { ...enquiry, createdAt: now } });
  return id;
}

/**
 * Counts one more enquiry of a client address in its window. Kept in the database, so that replicas agree; addresses
 * are forgotten when their window is over.
 */
export async function countEnquiry(
  pool: pg.Pool,
  input: { clientAddress: string; now: Date; windowMs: number },
): Promise<{ used: number; windowEnds: Date }> {
  const windowOpened = new Date(input.now.getTime() - input.windowMs);
  await pool.query('DELETE FROM contact_allowances WHERE window_started <= $1', [windowOpened]);
  const { rows } = await pool.query<{ used: number; window_started: Date }>(
    `INSERT INTO contact_allowances (client_address, used, window_started) VALUES ($1, 1, $2)
     ON CONFLICT (client_address) DO UPDATE SET used = contact_allowances.used + 1
     RETURNING used, window_started`,
    [input.clientAddress, input.now],
  );
  const [row] = rows;
  if (!row) throw new Error('an enquiry was not counted');
  return { used: row.used, windowEnds: new Date(row.window_started.getTime() + input.windowMs) };
}
