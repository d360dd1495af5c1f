import type pg from 'pg';
import type { EngagementKind } from './engagement.rules.ts';

/** When a send went out; undefined when it does not exist or was not sent. */
export async function findSentAt(pool: pg.Pool, sendId: string): Promise<Date | undefined> {
  const { rows } = await pool.query<{ sent_at: Date | null }>(
    'SELECT sent_at FROM email_sends WHERE id = $1',
    [sendId],
  );
  return rows[0]?.sent_at ?? undefined;
}

/**
 * More visits of one kind add no information about an email, and a caller that makes more would fill the
 * table.
 */
const keptEach = 50;

export async function keepEngagement(
  pool: pg.Pool,
  engagement: {
    sendId: string;
    kind: EngagementKind;
    isMachine: boolean;
    target: string | null;
    occurredAt: Date;
  },
): Promise<void> {
  const { sendId, kind, isMachine, target, occurredAt } = engagement;
  await pool.query(
    `INSERT INTO email_engagements (id, send_id, kind, is_machine, target, occurred_at)
     SELECT gen_random_uuid()::text, $1, $2, $3, $4, $5
     WHERE (SELECT count(*) FROM email_engagements
            WHERE send_id = $1 AND kind = $2 AND is_machine = $3) < ${keptEach}`,
    [sendId, kind, isMachine, target?.slice(0, 1_000) ?? null, occurredAt],
  );
}
