import type pg from 'pg';
import { addMilliseconds, dayMs, minuteMs, type Clock } from '@getaway/kernel/instant';
import type {
  IdempotencyStore,
  Claim,
  StoredOutcome,
  KeyedRequest,
} from '@getaway/service-kit/http/idempotency';

/** Longer than any request may take: an owner that has not answered by then has crashed. */
const leaseMs = minuteMs;
const keptMs = dayMs;

interface AnswerRow {
  created_at: Date;
  fingerprint: string;
  outcome: StoredOutcome | null;
}

/** An `IdempotencyStore` in the table `idempotent_answers`, which keeps outcomes for 24 hours. */
export function createIdempotencyStore(pool: pg.Pool, now: Clock): IdempotencyStore {
  return {
    claim: (request) => claim(pool, request, now()),
    save: async ({ call, key }, token, outcome) => {
      await pool.query(
        `UPDATE idempotent_answers SET status = $4, body = $5 WHERE call = $1 AND key = $2 AND created_at = $3`,
        [call, key, token, outcome.status, JSON.stringify(outcome)],
      );
    },
    delete: async ({ call, key }, token) => {
      await pool.query(
        `DELETE FROM idempotent_answers WHERE call = $1 AND key = $2 AND created_at = $3 AND body IS NOT NULL`,
        [call, key, token],
      );
    },
    release: async ({ call, key }, token) => {
      await pool.query(
        `DELETE FROM idempotent_answers WHERE call = $1 AND key = $2 AND created_at = $3 AND body IS NULL`,
        [call, key, token],
      );
    },
  };
}

/**
 * Inserts the request's row, or takes over one that is too old or whose owner crashed. One statement, so
 * there is no race.
 */
async function claim(pool: pg.Pool, { call, key, fingerprint }: KeyedRequest, now: Date): Promise<Claim> {
  const { rowCount } = await pool.query(
    `INSERT INTO idempotent_answers AS kept (call, key, fingerprint, created_at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (call, key) DO UPDATE
       SET fingerprint = excluded.fingerprint, status = NULL, body = NULL, created_at = excluded.created_at
       WHERE kept.created_at <= $5
          OR (kept.body IS NULL AND kept.created_at <= $6 AND kept.fingerprint = excluded.fingerprint)`,
    [call, key, fingerprint, now, addMilliseconds(now, -keptMs), addMilliseconds(now, -leaseMs)],
  );
  if (rowCount === 1) return { status: 'claimed', token: now };
  const { rows } = await pool.query<AnswerRow>(
    `SELECT fingerprint, body AS outcome, created_at FROM idempotent_answers WHERE call = $1 AND key = $2`,
    [call, key],
  );
  const [found] = rows;
  // It was released a moment ago, so the next attempt claims it.
  if (!found) return { status: 'in-progress' };
  if (found.fingerprint !== fingerprint) return { status: 'other-request' };
  return found.outcome === null
    ? { status: 'in-progress' }
    : { status: 'answered', outcome: found.outcome, token: found.created_at };
}

/** Deletes outcomes that can no longer be replayed. */
export async function deleteOldAnswers(pool: pg.Pool, now: Date): Promise<void> {
  await pool.query(`DELETE FROM idempotent_answers WHERE created_at <= $1`, [addMilliseconds(now, -keptMs)]);
}
