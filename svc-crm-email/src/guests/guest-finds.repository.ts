import type pg from 'pg';
import { orderOf, sortColumns, type Condition, type GuestOrder } from './guest-filters.repository.ts';

/** More lists than staff look at between two changes. */
const mostKept = 500;

/** Some megabytes. */
const mostIdsKept = 100_000;

/** Sorting so many finds of a search takes less than a walk through the list until a page is full. */
const mostInOrder = 5_000;

type Filter = Pick<Condition, 'where' | 'values'>;

export interface Found {
  readonly count: number;
  /** Undefined where there are too many. */
  readonly ids: readonly string[] | undefined;
}

/** What fulfils a condition: exact, and not looked for twice while nobody changes a guest. */
export interface GuestFinds {
  count(condition: Filter): Promise<number>;
  /** All that a search finds, in order: the next page, or the same again, is a slice of it. */
  inOrder(condition: Filter, order: GuestOrder): Promise<Found>;
}

/**
 * Keeps finds until the mark of changes moves (migration 'changes_of_guests_are_marked'). They are kept only when they
 * were looked for while every change up to the mark could be seen, whichever replica made it.
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

async function findsInOrder(pool: pg.Pool, condition: Filter, order: GuestOrder): Promise<Found | undefined> {
  const { rows } = await pool.query<{ ids: string[] | null }>(findsStatement(condition, order), [
    ...condition.values,
  ]);
  const ids = rows[0]?.ids ?? [];
  return ids.length > mostInOrder ? undefined : { count: ids.length, ids };
}

/**
 * The SQL of a search's finds in order, up to one more than are sorted. The planner takes it that finds are spread evenly
 * over the list, and would walk through the list for them; all Mayas stand together far down a list by name.
 */
export function findsStatement({ where }: Filter, order: GuestOrder): string {
  return `WITH found AS MATERIALIZED (SELECT id, ${sortColumns} FROM guests g WHERE ${where} LIMIT ${mostInOrder + 1})
    SELECT json_agg(g.id ORDER BY ${orderOf(order)}) AS ids FROM found g`;
}

/** A new sequence stands at 1, and so does one that was used once: what differs is whether it was. */
async function readMark(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ mark: string }>(
    'SELECT CASE WHEN is_called THEN last_value ELSE 0 END::text AS mark FROM guests_changes',
  );
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
