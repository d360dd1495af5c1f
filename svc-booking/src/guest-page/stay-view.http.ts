import type { StayAmendmentPreview, StayView } from '@getaway/contracts/http/stay';
import type { StayCancellationPreview } from '@getaway/contracts/http/stay-cancellation';
import { dateInZone } from '@getaway/kernel/calendar-date';
import { secondMs } from '@getaway/kernel/instant';
import { decimalFromCents } from '@getaway/kernel/money';
import { planOf } from '../bookings/booking-details.rules.ts';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { documentOnWire } from '../documents/document.http.ts';
import { entryOnWire } from '../ledger/ledger-entry.http.ts';
import { amountDue } from '../payments/amount-due.rules.ts';
import { mayReadGuide } from './guide-access.rules.ts';
import type { HouseForGuests } from '../house/follow-house-for-guests.ts';
import type { OwnChangePreview } from './preview-own-change.ts';
import type { OwnRefund } from './own-refund.ts';
import type { PayOffer } from './pay-offer.rules.ts';
import type { OwnStay } from './read-own-stay.ts';
import {
  momentsOf,
  offerDetails,
  offerExtras,
  offerToCancel,
  offerToMove,
  shownEntryCode,
  type StayOffer,
} from './stay-offers.rules.ts';

/** The guest's page as it is sent. */
export function stayOnWire(
  stay: OwnStay,
  { timeZone, guide, entry }: HouseForGuests & { readonly timeZone: string },
): StayView {
  const { now, ledger, extras, documents, refund } = stay;
  const { booking } = ledger;
  const { checkInAt, checkOutAt } = momentsOf(booking, timeZone);
  const keptUntil = keptUntilOf(booking);
  const entryCode = shownEntryCode(booking, now, timeZone);
  const cancel = offerToCancel(booking, now, timeZone);
  return {
    bookingReference: booking.bookingReference,
    revision: booking.revision,
    ended: endedOnWire(stay),
    firstName: booking.firstName ?? booking.guestName,
    guestName: booking.guestName,
    maskedEmail: booking.email.replace(/^(.)[^@]*/u, '$1•••'),
    ...planOf(booking),
    checkInAt: checkInAt.toISOString(),
    checkOutAt: checkOutAt.toISOString(),
    keptUntil: keptUntil?.toISOString() ?? null,
    keptSeconds: keptUntil && Math.max(0, Math.floor((keptUntil.getTime() - now.getTime()) / secondMs)),
    quote: booking.quote,
    addOnIds: [...extras.addOnIds],
    packageIds: [...extras.packageIds],
    opensAt: stay.opensAt,
    ...moneyOnWire(stay),
    entries: ledger.entries
      .filter(({ status }) => status === 'succeeded' || status === 'pending')
      .map((entry) => {
        const { id, kind, method, amount, status, effectiveOn } = entryOnWire(entry, null, timeZone);
        return { id, kind, method, amount, status, effectiveOn };
      }),
    documents: documents
      .map((document) => {
        const { number, kind, issuedAt, total } = documentOnWire(document, documents);
        return { number, kind, issuedAt, total };
      })
      .toReversed(),
    canCancel: {
      ...offerOnWire(cancel),
      refund: decimalFromCents(refund.refund),
      refundReason: refund.policy.reason,
    },
    canMove: offerOnWire(offerToMove(booking, now, timeZone)),
    canAddExtras: offerOnWire(extrasOffer(stay, timeZone)),
    canChangeDetails: offerOnWire(offerDetails(booking, now, timeZone)),
    entryCode: {
      from: entryCode.from.toISOString(),
      // At the same moments as the code.
      ...(entry === undefined
        ? { code: entryCode.code }
        : { code: null, instructions: entryCode.code === null ? null : entry }),
    },
    guide:
      guide && mayReadGuide(booking, dateInZone(now, timeZone))
        ? guide({ ...booking, opensAt: stay.opensAt })
        : null,
  };
}

function extrasOffer({ now, ledger, onSale }: OwnStay, timeZone: string): StayOffer {
  // Neither offered nor refused: the page does not mention extras.
  if (onSale === 'none') return { allowed: false, until: null, whyNot: null };
  const offer = offerExtras(ledger.booking, now, timeZone);
  if (!offer.allowed || onSale === 'more') return offer;
  return { allowed: false, until: null, whyNot: 'There’s nothing more to add right now.' };
}

/** The money of a stay, and what can be paid. */
export function moneyOnWire({
  ledger,
  pay,
}: Pick<OwnStay, 'ledger' | 'pay'>): Pick<StayView, 'status' | 'money' | 'canPay'> {
  const { booking, paid, returned, onItsWay, balance, status } = ledger;
  const isOwed = booking.status !== 'cancelled' && amountDue(booking) !== undefined;
  return {
    status: booking.status,
    money: {
      total: decimalFromCents(booking.total),
      paid: decimalFromCents(paid),
      returned: decimalFromCents(returned),
      onItsWay: decimalFromCents(onItsWay),
      balance: isOwed ? decimalFromCents(balance) : '0.00',
      status,
    },
    canPay: payOnWire(pay),
  };
}

/** What a cancellation returns, as it is sent. */
export function refundOnWire({ refund, toCard, byHouse }: OwnRefund) {
  return {
    refund: decimalFromCents(refund),
    toCard: decimalFromCents(toCard),
    byHouse: decimalFromCents(byHouse),
  };
}

/** A previewed cancellation, as it is sent. */
export function cancellationOnWire(booking: BookingRecord, refund: OwnRefund): StayCancellationPreview {
  return {
    ...refundOnWire(refund),
    reason: refund.policy.reason,
    noticeHours: booking.cancellationNoticeHours,
    deadline: refund.policy.deadline.toISOString(),
    bookedLate: booking.createdAt >= refund.policy.deadline,
    paid: decimalFromCents(booking.paid),
    refunded: decimalFromCents(refund.refunded),
    arranged: booking.status === 'confirmed' && booking.total > 0 && amountDue(booking) === undefined,
  };
}

/** A previewed change, as it is sent. */
export function changeOnWire(preview: OwnChangePreview): StayAmendmentPreview {
  const { quote, amendment, refund, due, dueByCard, refundableUntil } = preview;
  return {
    quote,
    amendment,
    refund: decimalFromCents(refund),
    due: decimalFromCents(due),
    dueByCard: decimalFromCents(dueByCard),
    refundableUntil: refundableUntil?.toISOString() ?? null,
  };
}

/** What a guest can do, as it is sent. */
export function offerOnWire({ allowed, until, whyNot }: StayOffer) {
  return { allowed, until: until?.toISOString() ?? null, whyNot };
}

function payOnWire(pay: PayOffer): StayView['canPay'] {
  return {
    ...offerOnWire(pay),
    balance: decimalFromCents(pay.balance),
    cardFee: decimalFromCents(pay.cardFee),
    amount: decimalFromCents(pay.amount),
  };
}

function endedOnWire({ ledger: { booking }, now, toReturn }: OwnStay): StayView['ended'] {
  const by = endedBy(booking, now);
  return by === undefined ? null : { by, toReturn: decimalFromCents(toReturn) };
}

/** A reservation that was not paid in time has ended, also before the job that cancels it has run. */
function endedBy(booking: BookingRecord, now: Date): 'guest' | 'house' | 'deadline' | undefined {
  const { status, endReason, endedByGuest } = booking;
  if (status !== 'cancelled') {
    const end = keptUntilOf(booking);
    return end !== null && end <= now ? 'deadline' : undefined;
  }
  if (endedByGuest) return 'guest';
  return endReason === 'unpaid' ? 'deadline' : 'house';
}

function keptUntilOf({ status, holdExpiresAt, paymentDueAt }: BookingRecord): Date | null {
  if (status === 'pending') return holdExpiresAt;
  return status === 'pending_payment' ? paymentDueAt : null;
}
