import type { Sql } from '@getaway/service-kit/sql';
import type { Signup } from './subscribers.repository.ts';

export interface PendingSignup extends Signup {
  readonly id: string;
  readonly emailedAt: Date | null;
  readonly confirmedAt: Date | null;
}

const columns = `id, first_name AS "firstName", last_name AS "lastName", email, emailed_at AS "emailedAt",
  confirmed_at AS "confirmedAt"`;

/** Keeps a signup until it is confirmed, and locks it until the transaction ends. An earlier link keeps working. */
export async function keepPending(sql: Sql, signup: Signup, expiresAt: Date): Promise<PendingSignup> {
  const [row] = await sql<PendingSignup>(
    `INSERT INTO pending_signups AS known (id, first_name, last_name, email, expires_at)
     VALUES (gen_random_uuid()::text, $1, $2, $3, $4::timestamptz)
     ON CONFLICT (email) DO UPDATE SET first_name = EXCLUDED.first_name, last_name = EXCLUDED.last_name,
       confirmed_at = NULL, expires_at = EXCLUDED.expires_at RETURNING ${columns}`,
    signup.firstName,
    signup.lastName,
    signup.email,
    expiresAt.toISOString(),
  );
  if (!row) throw new Error('a signup was not kept');
  return row;
}

export async function notePendingEmailed(sql: Sql, id: string, now: Date): Promise<void> {
  await sql('UPDATE pending_signups SET emailed_at = $2::timestamptz WHERE id = $1', id, now.toISOString());
}

/** Confirms a signup. Undefined when it is unknown or expired; with its `confirmedAt` when it was confirmed before. */
export async function takePending(sql: Sql, id: string, now: Date): Promise<PendingSignup | undefined> {
  const [row] = await sql<PendingSignup>(
    `SELECT ${columns} FROM pending_signups WHERE id = $1 AND expires_at > $2::timestamptz FOR UPDATE`,
    id,
    now.toISOString(),
  );
  if (row?.confirmedAt === null)
    await sql(
      'UPDATE pending_signups SET confirmed_at = $2::timestamptz WHERE id = $1',
      id,
      now.toISOString(),
    );
  return row;
}

export async function deleteExpired(sql: Sql, now: Date): Promise<void> {
  await sql('DELETE FROM pending_signups WHERE expires_at <= $1::timestamptz', now.toISOString());
}
