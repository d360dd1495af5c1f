import { csvFile, yesOrNo, type CsvColumns } from '@getaway/kernel/csv';
import { stampInZone } from '@getaway/kernel/zoned-time';
import type { Database } from '../database/database.ts';
import { promoOnWire } from './promo-on-wire.rules.ts';
import type { PromoCodeSource, StaffPromoCode } from './staff-promo-code.rules.ts';
import { allPromoCodes } from './staff-promo-codes.repository.ts';

const columnsIn = (timeZone: string): CsvColumns<StaffPromoCode> => [
  ['Code', ({ promo }) => promo.code],
  ['Name', ({ promo }) => promo.name],
  ['Discount', ({ promo }) => Number(promoOnWire(promo).discountValue)],
  ['Unit', ({ promo }) => (promo.discountType === 'fixed' ? 'Dollars' : 'Percent')],
  ['Active', ({ promo }) => yesOrNo(promo.isActive)],
  ['Weekdays Only', ({ promo }) => yesOrNo(promo.weekdaysOnly)],
  ['Uses', ({ promo }) => promo.uses],
  ['Most Uses', ({ promo }) => promo.maxUses],
  ['Expires', ({ promo }) => promo.expiresAt && stampInZone(promo.expiresAt, timeZone)],
];

/** All codes of staff, or of the newsletter, that match, as a CSV file in pieces; times are at the house. */
export function exportPromoCodes(
  deps: { database: Database; timeZone: string },
  { source = 'staff', search }: { source?: PromoCodeSource | undefined; search?: string | undefined },
): Promise<AsyncIterable<string>> {
  return csvFile(columnsIn(deps.timeZone), allPromoCodes(deps.database.prisma, { source, search }));
}
