import { longestPeriod, mostRatePeriods } from '@getaway/contracts/http/rates';
import { dateInZone } from '@getaway/kernel/calendar-date';
import type { Database, Tx } from '../../database/database.ts';
import { periodFault } from '../period-fault.rules.ts';
import {
  countPeriods,
  findPeriod,
  lockPeriods,
  removePeriod,
  replacePeriod,
  restorePeriod,
} from '../rate-periods.repository.ts';
import { readStayRules } from '../read-rates.ts';
import { tooManyPeriods } from '../too-many-periods.ts';
import { stayDiscountsFault, type StoredStayDiscounts } from '../stay-discounts.rules.ts';
import { houseRulesFault } from '../house-rules-fault.ts';
import { replaceStayDiscounts, replaceStayRules, storedHouseRules } from '../stay-rules.repository.ts';
import { isSame } from './has-changed.ts';
import { inIdOrder, type ChangedRates, type PeriodChange, type RateChange } from './rate-change.rules.ts';
import { findRateChange, markUndone } from './rate-changes.repository.ts';
import { recordRateChange, type RateActor } from './record-rate-change.ts';

export type UndoRateChangeOutcome =
  | { readonly ok: true; readonly undone: number; readonly kept: number }
  | { readonly ok: false; readonly reason: 'not-found' | 'undone-before' | 'changed-meanwhile' }
  | { readonly ok: false; readonly reason: 'fault'; readonly message: string };

/**
 * Puts back what was before a change. What has changed again since stays as it is; if all of it has, nothing happens. An undo is a
 * change as well, so that it can be undone.
 */
export function undoRateChange(
  { database, timeZone, ...by }: RateActor & { database: Database; timeZone: string },
  id: string,
): Promise<UndoRateChangeOutcome> {
  return database.transact(async (tx, sql) => {
    // Two at once would both find it as it was.
    await lockPeriods(sql);
    const change = await findRateChange(tx, id);
    if (!change) return { ok: false, reason: 'not-found' };
    if (change.undoneAt) return { ok: false, reason: 'undone-before' };
    const message = await faultOf(tx, change, { ...by, timeZone });
    if (message !== undefined) return { ok: false, reason: 'fault', message };
    const changed = await putBack(tx, change);
    const undone = changed.periods.length + (changed.rules ? 1 : 0) + (changed.discounts ? 1 : 0);
    if (undone === 0) return { ok: false, reason: 'changed-meanwhile' };
    await markUndone(tx, id, by.now());
    // An undo of an undo: what that took back holds again.
    if (change.undoes !== null) await markUndone(tx, change.undoes, null);
    await recordRateChange(tx, by, 'undone', { ...changed, undoes: id });
    return { ok: true, undone, kept: change.periods.length - changed.periods.length };
  });
}

/** A rule that what was before would break by now. */
async function faultOf(
  tx: Tx,
  { periods, rules, discounts }: RateChange,
  { now, timeZone }: Pick<RateActor, 'now'> & { readonly timeZone: string },
): Promise<string | undefined> {
  const { maximumNights } = await readStayRules(tx);
  for (const { before } of periods) {
    const fault = before && periodFault(before.kind, before, { longest: longestPeriod, maximumNights });
    if (fault) return `${before.name ?? `The ${before.kind} of ${before.firstDate}`}: ${fault.message}`;
  }
  const deleted = periods.filter(({ after }) => after === null).length;
  if (deleted > 0 && (await countPeriods(tx)) + deleted > mostRatePeriods) return tooManyPeriods;
  const fault =
    (rules && (await houseRulesFault(tx, rules.before, dateInZone(now(), timeZone)))) ??
    (discounts && stayDiscountsFault(discounts.before));
  return fault?.message;
}

async function putBack(tx: Tx, { periods, rules, discounts }: RateChange): Promise<ChangedRates> {
  const changed: PeriodChange[] = [];
  for (const pair of inIdOrder(periods)) {
    const back = await putPeriodBack(tx, pair);
    if (back) changed.push(back);
  }
  const now = await storedHouseRules(tx);
  const rulesNow =
    rules && isSame(now.rules, rules.after)
      ? await replaceStayRules(tx, now.rules.version, rules.before)
      : undefined;
  const discountsNow =
    discounts && isSame(now.discounts, discounts.after)
      ? await putDiscountsBack(tx, now.discounts.version, discounts.before)
      : undefined;
  return {
    periods: changed,
    ...(rules && rulesNow && { rules: { before: rules.after, after: rulesNow } }),
    ...(discounts && discountsNow && { discounts: { before: discounts.after, after: discountsNow } }),
  };
}

function putDiscountsBack(
  tx: Tx,
  version: number,
  { version: _version, ...before }: StoredStayDiscounts,
): Promise<StoredStayDiscounts | undefined> {
  return replaceStayDiscounts(tx, version, before);
}

/** The pair that this made of it; undefined where it has changed again. */
async function putPeriodBack(tx: Tx, { before, after }: PeriodChange): Promise<PeriodChange | undefined> {
  if (after === null) {
    const restored = before && (await restorePeriod(tx, before));
    return restored ? { before: null, after: restored } : undefined;
  }
  const now = await findPeriod(tx, after.id);
  if (!now || !isSame(now, after)) return undefined;
  if (before === null) return (await removePeriod(tx, now)) ? { before: now, after: null } : undefined;
  const replaced = await replacePeriod(tx, now, before);
  return replaced && { before: now, after: replaced };
}
