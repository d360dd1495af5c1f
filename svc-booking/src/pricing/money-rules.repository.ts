import type { MoneyRules } from '@getaway/kernel/money-rules';
import { moneySchema } from '@getaway/property/money';
import { sqlOfPrisma } from '@getaway/service-kit/sql';
import * as v from 'valibot';
import type { Tx } from '../database/database.ts';

/**
 * The rules of money of the house that is published at this moment. They are read from the database, in the transaction of
 * what is priced, so that all replicas change them at the same time. Throws if a later release has published rules
 * that this one cannot read.
 */
export async function readMoneyRules(tx: Tx): Promise<MoneyRules> {
  const [kept] = await sqlOfPrisma(tx)<{ money: unknown }>(
    `SELECT content -> 'policies' -> 'money' AS money FROM kept_house`,
  );
  return v.parse(moneySchema, kept?.money ?? {});
}
