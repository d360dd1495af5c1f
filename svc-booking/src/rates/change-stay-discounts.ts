import type { Database } from '../database/database.ts';
import { recordRateChange, type RateActor } from './history/record-rate-change.ts';
import { stayDiscountsFault, type StayDiscounts, type StoredStayDiscounts } from './stay-discounts.rules.ts';
import { replaceStayDiscounts, storedHouseRules } from './stay-rules.repository.ts';

export type ChangeStayDiscountsOutcome =
  | { readonly ok: true; readonly discounts: StoredStayDiscounts }
  | {
      readonly ok: false;
      readonly reason: 'fault';
      readonly fault: NonNullable<ReturnType<typeof stayDiscountsFault>>;
    }
  | { readonly ok: false; readonly reason: 'changed-meanwhile' };

/** Sets the gap rule and the discounts, unless another change came first. */
export async function changeStayDiscounts(
  { database, ...by }: RateActor & { database: Database },
  { version, ...content }: StayDiscounts & { readonly version: number },
): Promise<ChangeStayDiscountsOutcome> {
  const fault = stayDiscountsFault(content);
  if (fault) return { ok: false, reason: 'fault', fault };
  return database.transact(async (tx) => {
    const { discounts: before } = await storedHouseRules(tx);
    const discounts = await replaceStayDiscounts(tx, version, content);
    if (!discounts) return { ok: false, reason: 'changed-meanwhile' };
    await recordRateChange(tx, by, 'changed', { periods: [], discounts: { before, after: discounts } });
    return { ok: true, discounts };
  });
}
