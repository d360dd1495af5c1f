import type { Quote, QuoteAmendment } from '@getaway/contracts/http/quote';
import { dateInZone, type CalendarDate } from '@getaway/kernel/calendar-date';
import { cents, centsFromDollars, type Cents } from '@getaway/kernel/money';
import { instantInZone } from '@getaway/kernel/zoned-time';
import { isStayAvailable } from '../availability/is-stay-available.ts';
import { checkStay } from '../availability/stay-dates.rules.ts';
import { stayOf, type BookingRecord } from '../bookings/booking-record.rules.ts';
import { findBooking } from '../bookings/find-booking.ts';
import { findExtras } from '../bookings/find-extras.ts';
import { previewStaffChange } from '../bookings/preview-staff-change.ts';
import type { StaffBookingDeps } from '../bookings/staff-decision.ts';
import type { StaffRefusal } from '../bookings/staff-refusal.ts';
import type { Tx } from '../database/database.ts';
import { readOffer } from '../payment-links/read-offer.ts';
import { savingOf } from '../payments/refund-booking.ts';
import { datesDiffer } from '../bookings/booking-details.rules.ts';
import { currentNoticeHours } from '../pricing/current-terms.ts';
import { listBrokenRules } from '../rates/list-broken-rules.ts';
import { losesCode } from '../promo-codes/loses-code.ts';
import { whyNoChange, type OwnChange } from './own-change.rules.ts';
import { fullRefundEnd } from './stay-offers.rules.ts';

export interface OwnChangePreview {
  readonly booking: BookingRecord;
  readonly quote: Quote;
  readonly amendment: QuoteAmendment;
  /** What goes back to the cards at once. */
  readonly refund: Cents;
  /** What is left to pay after it. */
  readonly due: Cents;
  /** The same with today's card fee and its tax. */
  readonly dueByCard: Cents;
  /** Null when the new dates are too near for a refund. */
  readonly refundableUntil: Date | null;
  /** How many hours before check-in that is. */
  readonly noticeHours: number;
  /** The fields of the booking that change. */
  readonly fields: ChangedFields;
}

interface ChangedFields {
  readonly checkInDate?: CalendarDate;
  readonly checkOutDate?: CalendarDate;
  readonly addOnIds?: readonly string[];
  readonly packageIds?: readonly string[];
}

export type PreviewOwnChangeOutcome = ({ readonly ok: true } & OwnChangePreview) | StaffRefusal;

/** What a change would cost its guest now. */
export async function previewOwnChange(
  deps: StaffBookingDeps,
  bookingId: string,
  change: OwnChange,
): Promise<PreviewOwnChangeOutcome> {
  const { prisma } = deps.database;
  const now = deps.now();
  const booking = await findBooking(prisma, { id: bookingId });
  if (!booking) return { ok: false, reason: 'not-found' };
  const whyNot = whyNoChange(change.kind, booking, now, deps.timeZone);
  if (whyNot !== undefined) return { ok: false, reason: 'not-possible-now', whyNot };
  const impossible = change.kind === 'move' ? await impossibleDates(deps, booking, change) : undefined;
  if (impossible) return impossible;
  const fields = await fieldsOf(deps, booking, change);
  const preview = await previewStaffChange(deps, bookingId, fields);
  if (!preview.ok) return preview;
  const { quote, amendment } = preview;
  if (!amendment) throw new Error(`no amendment of booking ${bookingId}`);
  const after = { ...booking, ...fields };
  const noticeHours =
    change.kind === 'move' && datesDiffer(booking, after)
      ? await currentNoticeHours(prisma, stayOf(after))
      : booking.cancellationNoticeHours;
  const total = centsFromDollars(quote.total);
  const due = dueOf(amendment);
  return {
    ...{ ok: true, booking, quote, amendment, fields },
    refund: await savingOf(prisma, booking, total),
    due,
    dueByCard: await byCard(prisma, { ...after, quote, total }, due, now),
    noticeHours,
    refundableUntil: fullRefundEnd({ ...after, cancellationNoticeHours: noticeHours }, now, deps.timeZone),
  };
}

async function fieldsOf(
  { database: { prisma } }: StaffBookingDeps,
  booking: BookingRecord,
  change: OwnChange,
): Promise<ChangedFields> {
  if (change.kind === 'move') {
    const { checkInDate, checkOutDate } = change;
    return { checkInDate, checkOutDate };
  }
  const booked = await findExtras(prisma, booking);
  return {
    addOnIds: [...new Set([...booked.addOnIds, ...change.addOnIds])],
    packageIds: [...new Set([...booked.packageIds, ...change.packageIds])],
  };
}

/**
 * Guests follow the rules of the booking page: no stay in the past, no nights that are taken, and no weekend with a code for
 * weekdays. A stay that the house has moved to other nights with its code keeps it.
 */
async function impossibleDates(
  { database, now, timeZone, usualHours }: StaffBookingDeps,
  booking: BookingRecord,
  dates: Extract<OwnChange, { readonly kind: 'move' }>,
): Promise<StaffRefusal | undefined> {
  const checked = checkStay(dates, dateInZone(now(), timeZone));
  if (!checked.ok) return { ok: false, reason: 'stay', fault: checked.fault };
  if (instantInZone(dates.checkInDate, booking.checkInTime, timeZone) <= now()) {
    const message = 'Check-in can’t be in the past';
    return { ok: false, reason: 'stay', fault: { path: 'checkInDate', message } };
  }
  const stays = { current: stayOf(booking), moved: checked.stay };
  if (await losesCode(database.prisma, booking, stays))
    return { ok: false, reason: 'promo-invalid', why: 'weekdays-only' };
  const own = { bookingId: booking.id, holdId: null };
  const house = { now: now(), timeZone, checkInTime: usualHours.checkInTime };
  const [broken] = await listBrokenRules({ tx: database.prisma, house }, checked.stay, {
    own,
    kept: stays.current,
  });
  if (broken) return { ok: false, reason: 'stay', fault: broken };
  if (await isStayAvailable({ database }, checked.stay, own)) return undefined;
  return { ok: false, reason: 'dates-taken', dates: [] };
}

/** What a card is charged for what is due. A payment that was prepared at the price before the change does not count. */
async function byCard(tx: Tx, after: BookingRecord, due: Cents, now: Date): Promise<Cents> {
  if (due === 0) return due;
  const outcome = await readOffer(tx, { ...after, cardQuote: null, paymentIntentId: null }, now);
  return outcome.ok ? outcome.offer.amount : due;
}

/** A balance that the house does not know is settled with it. */
function dueOf({ balance }: QuoteAmendment): Cents {
  if (balance === null || balance.startsWith('-')) return cents(0);
  return centsFromDollars(balance);
}
