import type { BookingState } from '@getaway/contracts/events/booking';
import { addCents, decimalFromCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { Sql } from '@getaway/service-kit/sql';
import { stayOf, type BookingRecord, type BookingStatus } from './booking-record.rules.ts';
import { findExtras } from './find-extras.ts';
import { recordHistory } from './record-history.ts';
import type { Tx } from '../database/database.ts';
import { releaseNights } from '../availability/release-nights.ts';
import { isTooCloseToTake } from '../availability/is-too-close.ts';
import { takeNights } from '../availability/take-nights.ts';
import { countPromoUse } from '../promo-codes/count-promo-use.ts';
import { giveBackPromoUse } from '../promo-codes/give-back-promo-use.ts';
import { updateBooking } from './staff-bookings.repository.ts';
import {
  applyDetails,
  datesDiffer,
  detailChanges,
  type BookingDetails,
  type DetailsChange,
} from './booking-details.rules.ts';
import { entryCode } from './booking-codes.rules.ts';
import { setStatus, type StatusSet } from './booking-status.rules.ts';
import { endsCardPayment, statusAfterPrice } from './status-after-change.rules.ts';
import { publishBookingEvent } from './publish-booking-event.ts';
import { changesBetween, eventOf } from './booking-changes.ts';
import { publishAmendment } from './publish-amendment.ts';
import { withdrawLinks } from '../payment-links/withdraw-links.ts';
import { refundChosen, refundSaving } from '../payments/refund-booking.ts';
import { currentNoticeHours } from '../pricing/current-terms.ts';
import { tooCloseInWords } from '../rates/broken-rules.rules.ts';
import { readStayRules } from '../rates/read-rates.ts';
import { repriceBooking } from '../pricing/reprice-booking.ts';
import { whyNotForGuest, type RefundingDecision, type StaffBookingDeps } from './staff-decision.ts';
import { StaffRefused } from './staff-refusal.ts';

export interface StaffBookingChange extends DetailsChange {
  readonly status?: BookingStatus | undefined;
  /** Undefined leaves them unchanged. */
  readonly addOnIds?: readonly string[] | undefined;
  readonly packageIds?: readonly string[] | undefined;
  /** The total that staff saw in the preview. */
  readonly previewedTotal?: Cents | undefined;
  /** The notice period that a guest saw in the preview. */
  readonly previewedNoticeHours?: number | undefined;
}

interface Locked {
  readonly tx: Tx;
  readonly sql: Sql;
  readonly before: BookingRecord;
}

/** Applies a change to a locked booking. A change without effect leaves no trace. */
export async function applyStaffChange(
  deps: StaffBookingDeps,
  { tx, sql, before }: Locked,
  decision: RefundingDecision,
  change: StaffBookingChange,
): Promise<BookingRecord> {
  const now = deps.now();
  const notForGuest = whyNotForGuest(decision, before, now);
  if (notForGuest) throw new StaffRefused(notForGuest);
  const details = applyDetails(before, change);
  const extras = await findExtras(tx, before);
  const { addOnIds = extras.addOnIds, packageIds = extras.packageIds } = change;
  const choice = { ...details, addOnIds, packageIds };
  const dropsCardFee = endsCardPayment(before, change.status);
  const price = await repriceBooking({ tx, now, timeZone: deps.timeZone }, before, {
    extras,
    choice,
    dropsCardFee,
  });
  if (price && !price.ok) throw new StaffRefused(price);
  if (change.previewedTotal !== undefined && change.previewedTotal !== (price?.priced.total ?? before.total))
    throw new StaffRefused({ ok: false, reason: 'changed-meanwhile' });
  const noticeHours = await noticeAfter(tx, before, details, decision);
  if (change.previewedNoticeHours !== undefined && change.previewedNoticeHours !== noticeHours)
    throw new StaffRefused({ ok: false, reason: 'changed-meanwhile' });
  const status = setStatus(before, change.status ?? statusAfterPrice(before, price?.priced.total), {
    now,
    newEntryCode: () => entryCode(deps.randomInt),
  });
  const { nights: _nights, promoUse, ...columns } = status;
  // Promotion codes are locked before nights everywhere, so that two transactions cannot deadlock.
  const promoUseCounted = await changePromoUse(tx, sql, before, promoUse);
  if (decision.guest) await keepNightsBetween(tx, sql, before, details);
  await moveNights(sql, before, details, status);
  const byPolicy = await refundOf(deps, tx, before, decision, status.status);
  const saved =
    decision.guest && price
      ? await refundSaving(tx, before, { newTotal: price.priced.total, actor: decision.actor })
      : zeroCents;
  const refunded = addCents(byPolicy, saved);
  const staysForGood = change.status !== undefined || status.status !== before.status;
  const isTouched =
    price !== undefined ||
    refunded > 0 ||
    status.status !== before.status ||
    (staysForGood && (before.holdExpiresAt ?? before.paymentDueAt) !== null) ||
    detailChanges(before, details).length > 0;
  if (!isTouched) return before;
  const after = await updateBooking(tx, before.id, {
    details,
    renamed: details.guestName !== before.guestName,
    status: { ...columns, promoUseCounted },
    endedByGuest: isEndedByGuest(before, decision, status.status),
    staysForGood,
    cancellationNoticeHours: noticeHours,
    refundCheckInTime: refundTimeAfter(before, details),
    price,
    dropsCardFee,
  });
  // Its email went to the former address, whose owner may be someone else.
  if (after.email.toLowerCase() !== before.email.toLowerCase()) await withdrawLinks(tx, [before.id], now);
  await recordHistory(tx, {
    bookingId: before.id,
    at: now,
    actor: decision.actor,
    action: 'changed',
    changes: [
      ...changesBetween(before, after),
      ...(refunded > 0 ? [{ field: 'refund', from: null, to: decimalFromCents(refunded) }] : []),
    ],
  });
  await publishBookingEvent(sql, eventOf(before, after), after, {
    correlationId: decision.correlationId,
    now,
    ...(after.status === 'cancelled' && { toReturn: decision.guest?.toReturn }),
    ...(decision.guest && after.status !== 'cancelled' && { changedByGuest: true }),
    ...(isCancellation(before, after) && { cancellationRefund: cancellationRefund(byPolicy, decision) }),
  });
  await publishAmendment(
    { tx, sql },
    { before, after, amendedBy: decision.guest ? 'guest' : 'staff', toCard: saved },
    { correlationId: decision.correlationId, now },
  );
  return after;
}

async function moveNights(
  sql: Sql,
  before: BookingRecord,
  details: BookingDetails,
  { status, nights }: StatusSet,
): Promise<void> {
  if (nights === 'release') await releaseNights(sql, before.id);
  // A card payment beyond the limits on unpaid nights has no nights yet, so the status that staff set takes
  // them.
  const wasPending = before.status === 'pending' && status !== 'pending';
  if (status === 'cancelled' || (nights === 'keep' && !wasPending && !datesDiffer(before, details))) return;
  const taken = await takeNights(sql, before.id, stayOf(details));
  if (!taken.ok) throw new StaffRefused({ ok: false, reason: 'dates-taken', dates: taken.taken });
}

/** Guests who move their stay keep the distance to others. Staff may break it. */
async function keepNightsBetween(
  tx: Tx,
  sql: Sql,
  before: BookingRecord,
  details: BookingDetails,
): Promise<void> {
  if (!datesDiffer(before, details)) return;
  const { nightsBetween } = await readStayRules(tx);
  const own = { bookingId: before.id, holdId: null };
  if (await isTooCloseToTake(sql, stayOf(details), { nightsBetween, own, kept: stayOf(before) }))
    throw new StaffRefused({ ok: false, reason: 'stay', fault: tooCloseInWords(nightsBetween) });
}

async function refundOf(
  deps: StaffBookingDeps,
  tx: Tx,
  before: BookingRecord,
  { refund, actor }: RefundingDecision,
  status: BookingStatus,
): Promise<Cents> {
  if (refund === undefined) return zeroCents;
  if (status !== 'cancelled') throw new StaffRefused({ ok: false, reason: 'refund-needs-cancellation' });
  return refundChosen(tx, before, { choice: refund, actor, now: deps.now(), timeZone: deps.timeZone });
}

async function changePromoUse(
  tx: Tx,
  sql: Sql,
  booking: BookingRecord,
  promoUse: StatusSet['promoUse'],
): Promise<boolean> {
  if (booking.promoCode === null || promoUse === 'keep') return booking.promoUseCounted;
  if (promoUse === 'count') return countPromoUse(tx, sql, booking);
  await giveBackPromoUse(tx, sql, booking);
  return false;
}

/**
 * New dates that staff set never leave a guest with worse terms than the accepted ones. Those that guests choose have their
 * own terms, as in a new booking.
 */
async function noticeAfter(
  tx: Tx,
  before: BookingRecord,
  details: BookingDetails,
  { guest }: Pick<RefundingDecision, 'guest'>,
): Promise<number> {
  if (!datesDiffer(before, details)) return before.cancellationNoticeHours;
  const ofDates = await currentNoticeHours(tx, stayOf(details));
  return guest ? ofDates : Math.min(before.cancellationNoticeHours, ofDates);
}

/**
 * Another hour of arrival does not move the end of the full refund: a guest could reopen it with that, and staff would cut short
 * what the guest accepted.
 */
function refundTimeAfter(
  { checkInTime, refundCheckInTime }: BookingRecord,
  details: BookingDetails,
): string | null {
  const isChosen = details.checkInTime !== checkInTime;
  return isChosen ? (refundCheckInTime ?? checkInTime) : refundCheckInTime;
}

function isCancellation(before: BookingRecord, after: BookingRecord): boolean {
  return before.status !== 'cancelled' && after.status === 'cancelled';
}

function cancellationRefund(
  toCard: Cents,
  { guest }: Pick<RefundingDecision, 'guest'>,
): BookingState['cancellationRefund'] {
  const reason = guest?.refundReason;
  return { toCard: decimalFromCents(toCard), ...(reason && { reason }) };
}

function isEndedByGuest(
  before: BookingRecord,
  { guest }: Pick<RefundingDecision, 'guest'>,
  status: BookingStatus,
): boolean {
  if (status !== 'cancelled') return false;
  return before.status === 'cancelled' ? before.endedByGuest : guest !== undefined;
}
