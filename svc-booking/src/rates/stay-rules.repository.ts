import type { StayRules as Row } from '../generated/prisma/client.ts';
import type { Tx } from '../database/database.ts';
import { usualStayDiscounts, type StayDiscounts, type StoredStayDiscounts } from './stay-discounts.rules.ts';
import { usualStayRules, type StayRules, type StoredStayRules } from './stay-rules.rules.ts';

/** What staff have set for all stays. */
export interface HouseRules {
  readonly rules: StoredStayRules;
  readonly discounts: StoredStayDiscounts;
}

/** The rules and the discounts, in one read: each quote needs them. */
export async function storedHouseRules(tx: Tx): Promise<HouseRules> {
  // Not `findUnique`: several of those at once become one query with `in`, which a boolean doesn't have.
  const row = await tx.stayRules.findFirst();
  if (row) return { rules: rulesOf(row), discounts: discountsOf(row) };
  return { rules: { ...usualStayRules, version: 1 }, discounts: { ...usualStayDiscounts, version: 1 } };
}

/** Replaces the rules with this version; undefined if they have another one. */
export async function replaceStayRules(
  tx: Tx,
  version: number,
  { minimumNights, maximumNights, leadHours, windowDays, nightsBetween }: StayRules,
): Promise<StoredStayRules | undefined> {
  const [row] = await tx.stayRules.updateManyAndReturn({
    where: { version },
    data: {
      ...{ minimumNights, maximumNights, leadHours, windowDays, nightsBetween },
      version: { increment: 1 },
    },
  });
  return row && rulesOf(row);
}

/** Replaces the discounts with this version; undefined if they have another one. */
export async function replaceStayDiscounts(
  tx: Tx,
  version: number,
  discounts: StayDiscounts,
): Promise<StoredStayDiscounts | undefined> {
  const [row] = await tx.stayRules.updateManyAndReturn({
    where: { discountsVersion: version },
    data: { ...discounts, discountsVersion: { increment: 1 } },
  });
  return row && discountsOf(row);
}

function rulesOf(row: Row): StoredStayRules {
  const { minimumNights, maximumNights, leadHours, windowDays, nightsBetween, version } = row;
  return { minimumNights, maximumNights, leadHours, windowDays, nightsBetween, version };
}

function discountsOf(row: Row): StoredStayDiscounts {
  const {
    id: _id,
    minimumNights: _minimumNights,
    maximumNights: _maximumNights,
    leadHours: _leadHours,
    windowDays: _windowDays,
    nightsBetween: _nightsBetween,
    discountsVersion,
    ...discounts
  } = row;
  return { ...discounts, version: discountsVersion };
}
