import type { Database } from '../database/database.ts';
import { stayDiscountsFault, type StayDiscounts } from './stay-discounts.rules.ts';
import { replaceStayDiscounts, type StoredStayDiscounts } from './stay-rules.repository.ts';

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
  { database }: { database: Database },
  { version, ...content }: StayDiscounts & { readonly version: number },
): Promise<ChangeStayDiscountsOutcome> {
  const fault = stayDiscountsFault(content);
  if (fault) return { ok: false, reason: 'fault', fault };
  const discounts = await replaceStayDiscounts(database.prisma, version, content);
  return discounts ? { ok: true, discounts } : { ok: false, reason: 'changed-meanwhile' };
}
