import type { Page } from '@getaway/contracts/http/paging';
import type { Sql } from '@getaway/service-kit/sql';
import type { Prisma, PromotionCode } from '../generated/prisma/client.ts';
import type {
  PromoCodeChange,
  PromoCodeContent,
  PromoCodeSource,
  StaffPromoCode,
} from './staff-promo-code.rules.ts';
import type { Tx } from '../database/database.ts';
import { promoCodeOf } from './promo-codes.repository.ts';
import { dateColumn, dateFromColumn } from '../database/column-values.ts';
import { omitUndefined } from '../database/omit-undefined.ts';

export async function pageOfPromoCodes(
  tx: Tx,
  { source, search, limit, offset = 0 }: Page & { source: PromoCodeSource; search?: string | undefined },
): Promise<{ codes: StaffPromoCode[]; count: number }> {
  const where = whereOf(source, search);
  const [rows, count] = await Promise.all([
    tx.promotionCode.findMany({
      where,
      orderBy: newestFirst,
      skip: offset,
      ...(limit === undefined ? {} : { take: limit }),
    }),
    tx.promotionCode.count({ where }),
  ]);
  return { codes: rows.map(staffPromoCodeOf), count };
}

/** All codes of a source that match, newest first, in batches. */
export async function* allPromoCodes(
  tx: Tx,
  { source, search }: { source: PromoCodeSource; search?: string | undefined },
): AsyncGenerator<readonly StaffPromoCode[]> {
  let last: string | undefined;
  do {
    const rows = await tx.promotionCode.findMany({
      where: whereOf(source, search),
      orderBy: newestFirst,
      take: batchSize,
      ...(last !== undefined && { cursor: { id: last }, skip: 1 }),
    });
    yield rows.map(staffPromoCodeOf);
    last = rows.length < batchSize ? undefined : rows.at(-1)?.id;
  } while (last !== undefined);
}

const batchSize = 500;
const newestFirst: Prisma.PromotionCodeOrderByWithRelationInput[] = [{ createdAt: 'desc' }, { id: 'asc' }];

function whereOf(source: PromoCodeSource, search: string | undefined): Prisma.PromotionCodeWhereInput {
  const found = search && { contains: likeText(search), mode: 'insensitive' as const };
  return { source, ...(found && { OR: [{ code: found }, { name: found }] }) };
}

/** The codes that have a headline for the home page, whether or not it is shown now. */
export async function listShownCodes(tx: Tx): Promise<StaffPromoCode[]> {
  const rows = await tx.promotionCode.findMany({ where: { shownTitle: { not: null } } });
  return rows.map(staffPromoCodeOf);
}

/** Throws a unique violation when the code exists already. */
export async function insertPromoCode(tx: Tx, content: PromoCodeContent): Promise<StaffPromoCode> {
  const { discountValue, shownFrom, shownUntil, ...rest } = content;
  const row = await tx.promotionCode.create({
    data: {
      ...rest,
      discountValue: discountValue.toFixed(2),
      shownFrom: shownFrom && dateColumn(shownFrom),
      shownUntil: shownUntil && dateColumn(shownUntil),
    },
  });
  return staffPromoCodeOf(row);
}

/** Reads a code's terms and locks its number of uses until the transaction ends. */
export async function lockPromoCode(
  tx: Tx,
  sql: Sql,
  id: string,
): Promise<(PromoCodeContent & { uses: number; source: PromoCodeSource }) | undefined> {
  await sql(`SELECT id FROM promotion_codes WHERE id = $1 FOR UPDATE`, id);
  const row = await tx.promotionCode.findUnique({ where: { id } });
  if (!row) return undefined;
  const { code, name, isActive, weekdaysOnly, maxUses, uses, expiresAt } = row;
  const { promo, source, shown } = staffPromoCodeOf(row);
  const { discountType } = promo;
  const terms = { code, discountType, discountValue: row.discountValue.toNumber(), maxUses };
  return { ...terms, name, isActive, weekdaysOnly, expiresAt, uses, source, ...shown };
}

/** Throws a unique violation when another code has the new name. */
export async function writePromoCode(
  tx: Tx,
  id: string,
  { discountValue, shownFrom, shownUntil, ...change }: PromoCodeChange,
): Promise<StaffPromoCode> {
  const row = await tx.promotionCode.update({
    where: { id },
    data: omitUndefined({
      ...change,
      discountValue: discountValue?.toFixed(2),
      shownFrom: shownFrom && dateColumn(shownFrom),
      shownUntil: shownUntil && dateColumn(shownUntil),
    }),
  });
  return staffPromoCodeOf(row);
}

export async function removePromoCode(tx: Tx, id: string): Promise<boolean> {
  return (await tx.promotionCode.deleteMany({ where: { id } })).count === 1;
}

/** Stores the code of a newsletter subscriber. An existing one is unchanged. */
export async function insertNewsletterCode(
  sql: Sql,
  given: { code: string; name: string; amount: string; id: string },
): Promise<void> {
  await sql(
    `INSERT INTO promotion_codes (id, code, name, discount_type, discount_value, weekdays_only, max_uses, source)
     VALUES ($1, $2, $3, 'fixed', $4::numeric, true, 1, 'newsletter') ON CONFLICT (code) DO NOTHING`,
    given.id,
    given.code,
    given.name,
    given.amount,
  );
}

/** Prisma passes the text to ILIKE without escaping. */
function likeText(search: string): string {
  return search.replace(/[\\%_]/g, '\\$&');
}

function staffPromoCodeOf(row: PromotionCode): StaffPromoCode {
  const { shownTitle, shownText, shownFrom, shownUntil } = row;
  return {
    promo: promoCodeOf(row),
    source: row.source === 'newsletter' ? 'newsletter' : 'staff',
    shown: {
      shownTitle,
      shownText,
      shownFrom: shownFrom && dateFromColumn(shownFrom),
      shownUntil: shownUntil && dateFromColumn(shownUntil),
    },
  };
}
