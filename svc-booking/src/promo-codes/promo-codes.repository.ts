import type { Sql } from '@getaway/service-kit/sql';
import type { PromotionCode } from '../generated/prisma/client.ts';
import type { PromoCode } from './promo-code.rules.ts';
import type { BookedCode, PromoUse } from './promo-use.rules.ts';
import { centsFromColumn } from '../database/column-values.ts';
import type { Tx } from '../database/database.ts';

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

/**
 * The id of a booking's code. If only its text is stored, the code with this text, unless that code was
 * created after the booking and so is a different one.
 */
export async function codeIdOf(tx: Tx, booking: BookedCode): Promise<string | null> {
  const { promoCode, promoCodeId, createdAt } = booking;
  if (promoCodeId !== null || promoCode === null) return promoCodeId;
  const found = await tx.promotionCode.findFirst({
    where: { code: promoCode, createdAt: { lte: createdAt } },
    select: { id: true },
  });
  return found?.id ?? null;
}

export async function isWeekdaysOnly(tx: Tx, id: string): Promise<boolean> {
  return (await tx.promotionCode.count({ where: { id, weekdaysOnly: true } })) > 0;
}

/**
 * Counts a use if one is left. Returns false when another booking took the last one, or the code was deleted.
 */
export async function addUse(sql: Sql, id: string): Promise<boolean> {
  const rows = await sql(
    `UPDATE promotion_codes SET uses = uses + 1
     WHERE id = $1 AND (max_uses IS NULL OR uses < max_uses) RETURNING id`,
    id,
  );
  return rows.length === 1;
}

export async function removeUse(sql: Sql, id: string): Promise<void> {
  await sql(`UPDATE promotion_codes SET uses = GREATEST(uses - 1, 0) WHERE id = $1`, id);
}

/** The hold or reservation with this id, if it counts as a use of a code. */
export async function findUseOfHold(tx: Tx, holdId: string): Promise<PromoUse | undefined> {
  const where = { holdId, status: { in: ['pending', 'pending_payment'] }, promoUseCounted: true };
  const hold = await tx.booking.findFirst({
    where,
    select: { promoCode: true, promoCodeId: true, promoUseCounted: true, createdAt: true },
  });
  return hold ?? undefined;
}
