import type pg from 'pg';
import { orderOf, sortColumns, type Condition, type GuestOrder } from './guest-filters.repository.ts';

/** More lists than staff view between two changes. */
const mostKept = 500;

/** A few megabytes. */
const mostIdsKept = 100_000;

/** Sorting this many matches is faster than scanning the list until a page is full. */
const mostInOrder = 5_000;

type Filter = Pick<Condition, 'where' | 'values'>;
type Search = Filter & Pick<Condition, 'isOwnName'>;

export interface Found {
  readonly count: number;
  /** Undefined when there are too many. */
  readonly ids: readonly string[] | undefined;
}

/** Counts the rows that match a condition. Exact, and cached until a guest changes. */
export interface GuestFinds {
  count(condition: Filter): Promise<number>;
  /** All matches of a search, in order. The next page, or a repeat, is a slice of them. */
  inOrder(condition: Search, order: GuestOrder): Promise<Found>;
}

/**
 * Caches matches until the change mark moves (migration 'changes_of_guests_are_marked'). They are cached only
 * when the query could see every change up to the mark, from any replica.
 */
export function keptGuestFinds(pool: pg.Pool): GuestFinds {
  const kept = new Map<string, Found>();
  let idsKept = 0;
  let keptMark: string | undefined;

  const forget = (): void => {
    kept.clear();
    idsKept = 0;
  };
  const keep = async (key: string, look: () => Promise<Found>): Promise<Found> => {
    const mark = await readMark(pool);
    if (mark !== keptMark || kept.size >= mostKept || idsKept >= mostIdsKept) forget();
    keptMark = mark;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const isSettled = await nobodyIsChanging(pool);
    const found = await look();
    if (isSettled && keptMark === mark && !kept.has(key)) {
      kept.set(key, found);
      idsKept += found.ids?.length ?? 0;
    }
    return found;
  };
  const count = async (condition: Filter): Promise<number> => {
    const key = JSON.stringify([condition.where, condition.values]);
    return (await keep(key, () => countOf(pool, condition))).count;
  };

  return {
    count,
    inOrder: (condition, { sortBy, sortOrder }) =>
      keep(JSON.stringify([condition.where, condition.values, sortBy, sortOrder]), async () => {
        const found = await findsInOrder(pool, condition, { sortBy, sortOrder });
        return found ?? { count: await count(condition), ids: undefined };
      }),
  };
}

async function countOf(pool: pg.Pool, { where, values }: Filter): Promise<Found> {
  const { rows } = await pool.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM guests g WHERE ${where}`,
    [...values],
  );
  return { count: rows[0]?.count ?? 0, ids: undefined };
}

async function findsInOrder(pool: pg.Pool, condition: Search, order: GuestOrder): Promise<Found | undefined> {
  const { rows } = await pool.query<{ ids: string[] | null }>(findsStatement(condition, order), [
    ...condition.values,
  ]);
  const ids = rows[0]?.ids ?? [];
  return ids.length > mostInOrder ? undefined : { count: ids.length, ids };
}

/**
 * The SQL of a search's matches in order, up to one more than can be sorted. The planner assumes an even
 * spread of matches and would scan the list for them, but all guests called Maya are together far down a list
 * by name.
 */
export function findsStatement({ where, isOwnName }: Search, order: GuestOrder): string {
  return `WITH found AS MATERIALIZED (SELECT id, ${sortColumns} FROM guests g WHERE ${where} LIMIT ${mostInOrder + 1})
    SELECT json_agg(g.id ORDER BY ${orderOf(order, isOwnName)}) AS ids FROM found g`;
}

/** A new sequence and one that was used once both have the value 1, so `is_called` is compared too. */
async function readMark(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>(
    'SELECT CASE WHEN is_called THEN last_value ELSE 0 END::text AS mark FROM guests_changes',
  );
  return rows[0]?.mark ?? '';
}

/** Checked after the mark was read: a transaction that moved it has committed by then, or holds the lock. */
async function nobodyIsChanging(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 7301 AND objid = 1 AND objsubid = 2
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`,
  );
  return rows.length === 0;
}
