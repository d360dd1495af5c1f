import type pg from 'pg';
import type { Condition } from './guest-filters.ts';

/** More lists than staff look at between two changes. */
const mostKept = 500;

/** How many guests fulfil a condition: exact, and not counted twice while nobody changes a guest. */
export type GuestCounts = (condition: Pick<Condition, 'where' | 'values'>) => Promise<number>;

/**
 * Keeps counts until the mark of changes moves (migration 'changes_of_guests_are_marked'). A count is kept only when it
 * was taken while every change up to the mark could be seen, whichever replica made it.
 */
export function keptGuestCounts(pool: pg.Pool): GuestCounts {
  const kept = new Map<string, number>();
  let keptMark: string | undefined;
  return async ({ where, values }) => {
    const mark = await readMark(pool);
    if (mark !== keptMark || kept.size >= mostKept) kept.clear();
    keptMark = mark;
    const key = JSON.stringify([where, values]);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const isSettled = await nobodyIsChanging(pool);
    const { rows } = await pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM guests g WHERE ${where}`,
      [...values],
    );
    const count = rows[0]?.count ?? 0;
    if (isSettled && keptMark === mark) kept.set(key, count);
    return count;
  };
}

async function readMark(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>('SELECT last_value::text AS mark FROM guests_changes');
  return rows[0]?.mark ?? '';
}

/** Asked after the mark was read: who moved it has then committed, or holds the lock. */
async function nobodyIsChanging(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 7301 AND objid = 1 AND objsubid = 2
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`,
  );
  return rows.length === 0;
}
