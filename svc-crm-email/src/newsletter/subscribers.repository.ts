import type { Sql } from '@getaway/service-kit/sql';

export interface Signup {
  readonly firstName: string;
  readonly lastName: string;
  /** Case-folded. */
  readonly email: string;
}

export interface SignedUp {
  readonly id: string;
  readonly firstName: string;
  readonly code: string;
  /** What the code takes off, in whole dollars: the offer at the time when it was assigned. */
  readonly amount: number;
  /** Whether this call assigned `code`. */
  readonly isNew: boolean;
  readonly codeEmailedAt: Date | null;
}

/**
 * Finds or creates the subscriber of an address, makes them active, and locks the row until the transaction
 * ends. An existing code keeps its amount.
 */
export async function signUp(
  sql: Sql,
  signup: Signup,
  fresh: Pick<SignedUp, 'code' | 'amount'>,
  now: Date,
): Promise<SignedUp> {
  const [row] = await sql<Omit<SignedUp, 'isNew'>>(
    `INSERT INTO newsletter_subscribers AS known (id, first_name, last_name, email, promo_code, promo_amount, subscribed_at)
     VALUES (gen_random_uuid()::text, $1, $2, $3, $4, $5::int, $6::timestamptz)
     ON CONFLICT (email) DO UPDATE SET is_active = true, promo_code = COALESCE(known.promo_code, EXCLUDED.promo_code),
       promo_amount = CASE WHEN known.promo_code IS NULL THEN EXCLUDED.promo_amount ELSE known.promo_amount END
     RETURNING id, first_name AS "firstName", promo_code AS code, promo_amount AS amount,
       code_emailed_at AS "codeEmailedAt"`,
    signup.firstName,
    signup.lastName,
    signup.email,
    fresh.code,
    fresh.amount,
    now.toISOString(),
  );
  if (!row) throw new Error('a subscriber was neither found nor made');
  return { ...row, isNew: row.code === fresh.code };
}

export async function isCodeTaken(sql: Sql, code: string): Promise<boolean> {
  return (await sql('SELECT 1 FROM newsletter_subscribers WHERE promo_code = $1', code)).length > 0;
}

export async function noteCodeEmailed(sql: Sql, id: string, now: Date): Promise<void> {
  await sql(
    'UPDATE newsletter_subscribers SET code_emailed_at = $2::timestamptz WHERE id = $1',
    id,
    now.toISOString(),
  );
}
