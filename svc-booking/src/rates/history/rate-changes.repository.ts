import * as v from 'valibot';
import { rateChangeActions } from '@getaway/contracts/http/rate-changes';
import { ratePeriodKinds } from '@getaway/contracts/http/rates';
import { calendarDateField } from '@getaway/contracts/http/fields';
import { cents } from '@getaway/kernel/money';
import type { Tx } from '../../database/database.ts';
import { Prisma, type RateChange as Row } from '../../generated/prisma/client.ts';
import { storedAdjustments } from '../stored-adjustments.repository.ts';
import type { StoredStayDiscounts } from '../stay-discounts.rules.ts';
import type { StoredStayRules } from '../stay-rules.rules.ts';
import type { RateChange } from './rate-change.rules.ts';

const flag = v.nullable(v.boolean());

/** A period as it is kept, with prices in cents. */
const periodSchema = v.object({
  id: v.string(),
  kind: v.picklist(ratePeriodKinds),
  version: v.number(),
  name: v.nullable(v.string()),
  firstDate: calendarDateField,
  lastDate: calendarDateField,
  prices: v.array(
    v.nullable(
      v.pipe(
        v.number(),
        v.transform((price) => cents(price)),
      ),
    ),
  ),
  adjustments: v.optional(storedAdjustments, null),
  minimumNights: v.nullable(v.number()),
  closedToArrival: flag,
  closedToDeparture: flag,
  closed: flag,
  createdAt: v.pipe(
    v.string(),
    v.transform((text) => new Date(text)),
  ),
});

const pairsSchema = v.array(v.object({ before: v.nullable(periodSchema), after: v.nullable(periodSchema) }));

/** Records a change of rates in the same transaction. */
export async function insertRateChange(tx: Tx, change: Omit<RateChange, 'undoneAt'>): Promise<void> {
  const { id, at, actor, action, undoes, periods, rules, discounts } = change;
  await tx.rateChange.create({
    data: {
      ...{ id, at, actor, action, undoes },
      periods: jsonOf(periods),
      rules: rules ? jsonOf(rules) : Prisma.DbNull,
      discounts: discounts ? jsonOf(discounts) : Prisma.DbNull,
    },
  });
}

/** Changes, newest first. */
export async function pageOfRateChanges(
  tx: Tx,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ changes: RateChange[]; count: number }> {
  const [rows, count] = await Promise.all([
    tx.rateChange.findMany({ orderBy: [{ at: 'desc' }, { id: 'desc' }], skip: offset, take: limit }),
    tx.rateChange.count(),
  ]);
  return { changes: rows.map(changeOf), count };
}

export async function findRateChange(tx: Tx, id: string): Promise<RateChange | undefined> {
  const row = await tx.rateChange.findUnique({ where: { id } });
  return row ? changeOf(row) : undefined;
}

/** Null: it holds again. */
export async function markUndone(tx: Tx, id: string, undoneAt: Date | null): Promise<void> {
  await tx.rateChange.updateMany({ where: { id }, data: { undoneAt } });
}

function changeOf(row: Row): RateChange {
  return {
    ...{ id: row.id, at: row.at, actor: row.actor, undoneAt: row.undoneAt, undoes: row.undoes },
    action: v.parse(v.picklist(rateChangeActions), row.action),
    periods: v.parse(pairsSchema, row.periods),
    // Only `insertRateChange` writes them, and later versions of the code add fields at most.
    rules: pairOf<StoredStayRules>(row.rules),
    discounts: pairOf<StoredStayDiscounts>(row.discounts),
  };
}

function pairOf<Value>(json: unknown): { before: Value; after: Value } | undefined {
  return (json ?? undefined) as { before: Value; after: Value } | undefined;
}

/** Dates become text. */
function jsonOf(value: object): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonValue;
}
