import type { AskedQuoteOutcome, QuoteDeps } from '../pricing/asked-quote.ts';
import { quoteForStaff } from '../pricing/quote-for-staff.ts';
import type { StaffBookingChange } from './apply-staff-change.ts';
import { applyDetails } from './booking-details.rules.ts';
import { findBooking } from './find-booking.ts';
import { findExtras } from './find-extras.ts';

/** What a change would cost at this moment, after another one was faster. */
export async function previewStaffChange(
  deps: QuoteDeps,
  id: string,
  change: StaffBookingChange,
): Promise<AskedQuoteOutcome> {
  const { prisma } = deps.database;
  const booking = await findBooking(prisma, { id });
  if (!booking) return { ok: false, reason: 'not-found' };
  const extras = await findExtras(prisma, booking);
  const { checkInDate, checkOutDate } = applyDetails(booking, change);
  const { addOnIds = extras.addOnIds, packageIds = extras.packageIds, status } = change;
  const asked = { checkInDate, checkOutDate, addOnIds, packageIds, status, paymentMethod: 'manual' } as const;
  return quoteForStaff(deps, asked, id);
}
