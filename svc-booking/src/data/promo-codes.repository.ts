import type { Sql } from '@getaway/service-kit/sql';
import type { PromotionCode } from '../generated/prisma/client.ts';
import type { PromoCode } from '../domain/pricing/promo-code.ts';
import { centsFromColumn } from './column-values.ts';
import type { Tx } from './database.ts';

export async function findPromoCode(tx: Tx, code: string): Promise<PromoCode | undefined> {
  const row = await tx.promotionCode.findUnique({ where: { code } });
  return row ? promoCodeOf(row) : undefined;
}

export function promoCodeOf(row: PromotionCode): PromoCode {
  const { id, code, name, isActive, weekdaysOnly, maxUses, uses, expiresAt } = row;
  const common = { id, code, name, isActive, weekdaysOnly, maxUses, uses, expiresAt };
  return row.discountType === 'percentage'
    ? {
        ...common,
        discountType: 'percentage',
        tenThousandths: row.discountValue.times(100).round().toNumber(),
      }
    : { ...common, discountType: 'fixed', amount: centsFromColumn(row.discountValue) };
}

/** The code that a browser's own hold counts as a use of: for its guest it is not used up by that. */
export async function codeCountedByHold(tx: Tx, holdId: string | undefined): Promise<string | undefined> {
  if (holdId === undefined) return undefined;
  const where = { holdId, status: 'pending', promoUseCounted: true };
  const hold = await tx.booking.findFirst({ where, select: { promoCode: true } });
  return hold?.promoCode ?? undefined;
}

/** Counts a use if one is left; false when another booking took the last one. */
export async function countPromoUse(sql: Sql, code: string): Promise<boolean> {
  const rows = await sql(
    `UPDATE promotion_codes SET uses = uses + 1
     WHERE code = $1 AND (max_uses IS NULL OR uses < max_uses) RETURNING id`,
    code,
  );
  return rows.length === 1;
}

export async function giveBackPromoUse(sql: Sql, code: string): Promise<void> {
  await sql(`UPDATE promotion_codes SET uses = GREATEST(uses - 1, 0) WHERE code = $1`, code);
}
