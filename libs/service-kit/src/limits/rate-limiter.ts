import type pg from 'pg';

/** One counter, and how often it may be used within a window. */
export interface Limit {
  /** The counted subject, such as `203.0.113.9`. */
  readonly subject: string;
  readonly ceiling: number;
}

/** An action that is allowed a number of times within a window. */
export interface Attempt {
  /** The limited action. Different purposes have separate counters. */
  readonly purpose: string;
  readonly windowMs: number;
  /**
   * Narrowest first, in the same order for every attempt of a purpose. Without limits every attempt is
   * allowed.
   */
  readonly limits: readonly Limit[];
}

export type Consumed =
  | {
      readonly ok: true;
      /**
       * Uncounts the attempt, for actions where only failures count. If uncounting fails, the attempt stays
       * counted.
       */
      readonly restore: () => Promise<void>;
    }
  | {
      readonly ok: false;
      /** The counter that is used up. */
      readonly subject: string;
      readonly retryAfterSeconds: number;
    };

interface CounterRow {
  used: number;
  expires_at: Date;
  wait_ms: number;
}

/**
 * Counts an attempt, then returns whether it is allowed: of any number of parallel attempts exactly as many
 * pass as the limits allow. One statement counts and reads each counter under its row lock. A wider counter
 * counts only attempts that the narrower ones allowed, so that one address cannot use up the limit of
 * everyone. A window starts with its first attempt, by the database's clock. Runs outside any transaction, so
 * that a rollback does not uncount it. Throws when the database does not answer: an attempt that cannot be
 * counted is not allowed.
 */
export async function consume(pool: pg.Pool, attempt: Attempt): Promise<Consumed> {
  const { purpose, windowMs, limits } = attempt;
  if (limits.length === 0) return { ok: true, restore: async () => {} };
  const { rows } = await pool.query<CounterRow>(consumeStatement(limits.length), [
    purpose,
    windowMs,
    ...limits.flatMap(({ subject, ceiling }) => [subject, ceiling]),
  ]);
  const counted = limits.flatMap((limit, level) => {
    const row = rows[level];
    return row === undefined ? [] : [{ ...limit, ...row }];
  });
  const exceeded = counted.findIndex(({ used, ceiling }) => used > ceiling);
  const refused = counted[exceeded];
  if (refused) {
    // A client that was refused because of others keeps its own allowance.
    await restore(pool, purpose, counted.slice(0, exceeded));
    const waitMs = Math.min(refused.wait_ms, windowMs);
    const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1_000));
    return { ok: false, subject: refused.subject, retryAfterSeconds };
  }
  if (counted.length !== limits.length) throw new Error(`an attempt at ${purpose} was not counted`);
  return { ok: true, restore: () => restore(pool, purpose, counted) };
}

/** Whether `consume` would allow an attempt now. Counts nothing, so only `consume` decides. */
export async function hasRoom(pool: pg.Pool, { purpose, limits }: Attempt): Promise<boolean> {
  const { rows } = await pool.query<{ full: boolean }>(
    `SELECT EXISTS (
       SELECT FROM rate_limits kept
       JOIN unnest($2::text[], $3::int[]) AS mine (subject, ceiling) ON mine.subject = kept.subject
       WHERE kept.purpose = $1 AND kept.expires_at > clock_timestamp() AND kept.used >= mine.ceiling
     ) AS full`,
    [purpose, limits.map(({ subject }) => subject), limits.map(({ ceiling }) => ceiling)],
  );
  return rows[0]?.full === false;
}

async function restore(
  pool: pg.Pool,
  purpose: string,
  counted: readonly (Limit & CounterRow)[],
): Promise<void> {
  if (counted.length === 0) return;
  const subjects = counted.map(({ subject }) => subject);
  const windows = counted.map(({ expires_at: expiresAt }) => expiresAt);
  const ceilings = counted.map(({ ceiling }) => ceiling);
  await pool.query(restoreStatement, [purpose, subjects, windows, ceilings]).catch(() => undefined);
}

/**
 * Counts level by level, since each insert reads the previous one. An attempt above the limit marks a counter
 * as exceeded; refused attempts do not add up. The clock is read again under each lock, so that waiting does
 * not shorten a window.
 */
function consumeStatement(levels: number): string {
  const numbers = Array.from({ length: levels }, (_, level) => level);
  const counts = numbers.map((level) => {
    const [subject, ceiling] = [`$${3 + 2 * level}::text`, `$${4 + 2 * level}::int`];
    const narrower = level === 0 ? '' : ` FROM c${level - 1} WHERE used <= $${2 + 2 * level}::int`;
    return `c${level} AS (
      INSERT INTO rate_limits AS kept (purpose, subject, used, expires_at)
      SELECT $1::text, ${subject}, 1, ${windowEnd}${narrower}
      ON CONFLICT (purpose, subject) DO UPDATE SET
        used = CASE WHEN kept.expires_at <= clock_timestamp() THEN 1 ELSE LEAST(kept.used, ${ceiling}) + 1 END,
        expires_at = CASE WHEN kept.expires_at <= clock_timestamp() THEN ${windowEnd}
                     ELSE LEAST(kept.expires_at, ${windowEnd}) END
      RETURNING used, expires_at)`;
  });
  const results = numbers.map(
    (level) =>
      `SELECT ${level} AS level, used, expires_at,
              extract(epoch FROM expires_at - clock_timestamp())::float8 * 1000 AS wait_ms FROM c${level}`,
  );
  return `WITH ${counts.join(',\n')}\n${results.join(' UNION ALL ')} ORDER BY level`;
}

const windowEnd = `clock_timestamp() + $2::float8 * interval '1 millisecond'`;

/**
 * Locks in the order of attempts, so that the two cannot deadlock. A window that began since is unchanged.
 */
const restoreStatement = `
  WITH held AS (
    SELECT kept.subject, mine.ceiling
    FROM unnest($2::text[], $3::timestamptz[], $4::int[]) WITH ORDINALITY AS mine (subject, expires_at, ceiling, level)
    JOIN rate_limits kept ON kept.purpose = $1 AND kept.subject = mine.subject AND kept.expires_at = mine.expires_at
    ORDER BY mine.level FOR UPDATE OF kept
  )
  UPDATE rate_limits AS kept SET used = LEAST(kept.used, held.ceiling) - 1
  FROM held WHERE kept.purpose = $1 AND kept.subject = held.subject AND kept.used > 0`;
