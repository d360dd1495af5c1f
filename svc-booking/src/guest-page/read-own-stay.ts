import type { Cents } from '@getaway/kernel/money';
import type { ChosenExtras } from '../bookings/booking-details.rules.ts';
import { findExtras } from '../bookings/find-extras.ts';
import type { StaffBookingDeps } from '../bookings/staff-decision.ts';
import type { IssuedDocument } from '../documents/document.rules.ts';
import { listIssuedDocuments } from '../documents/list-issued-documents.ts';
import { readBookingLedger, type BookingLedger } from '../ledger/read-booking-ledger.ts';
import { readOffer } from '../payment-links/read-offer.ts';
import { bookedOpening } from './booked-opening.ts';
import { extrasOnSale, type ExtrasOnSale } from './extras-on-sale.ts';
import { leftByHouse, ownRefundOf, type OwnRefund } from './own-refund.ts';
import { payOffer, type PayOffer } from './pay-offer.rules.ts';

export interface OwnStay {
  readonly now: Date;
  readonly ledger: BookingLedger;
  readonly extras: ChosenExtras;
  /** The earliest check-in that the extras include, HH:MM; null without one. */
  readonly opensAt: string | null;
  readonly onSale: ExtrasOnSale;
  /** In the order in which they were issued. */
  readonly documents: readonly IssuedDocument[];
  readonly refund: OwnRefund;
  /** What the house still has to return by hand after its guest canceled. */
  readonly toReturn: Cents;
  readonly pay: PayOffer;
}

/** Everything that the guest of a booking sees. Undefined once it was deleted. */
export async function readOwnStay(deps: StaffBookingDeps, bookingId: string): Promise<OwnStay | undefined> {
  const { prisma } = deps.database;
  const ledger = await readBookingLedger(deps, bookingId);
  if (!ledger) return undefined;
  const now = deps.now();
  const { booking } = ledger;
  const extras = await findExtras(prisma, booking);
  return {
    now,
    ledger,
    extras,
    onSale: await extrasOnSale(deps, extras),
    opensAt: await bookedOpening(deps, extras),
    documents: await listIssuedDocuments(prisma, bookingId),
    refund: await ownRefundOf(prisma, booking, { now, timeZone: deps.timeZone }),
    toReturn: await leftByHouse(prisma, booking, deps.timeZone),
    pay: payOffer(booking, await readOffer(prisma, booking, now), now),
  };
}
