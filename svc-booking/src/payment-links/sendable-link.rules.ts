import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import { cardAmountOf } from '../payments/card-amount.rules.ts';
import { linkExpiry } from './link-expiry.rules.ts';
import type { LinkOffer, LinkOfferOutcome } from './payment-link.rules.ts';

export interface LinkTerms {
  readonly timeZone: string;
  /** How many days a link works. */
  readonly paymentLinkDays: number;
}

export type NoLinkReason =
  | Extract<LinkOfferOutcome, { ok: false }>['reason']
  | 'too-small'
  | 'checked-out'
  | 'no-address';

type SendableLink =
  | { readonly ok: true; readonly offer: LinkOffer; readonly expiresAt: Date }
  | { readonly ok: false; readonly reason: NoLinkReason };

/** What a link that is sent now would ask for, or why none can be sent. */
export function sendableLink(
  { now, hasAddress, ...terms }: LinkTerms & { readonly now: Date; readonly hasAddress: boolean },
  booking: BookingRecord,
  outcome: LinkOfferOutcome,
): SendableLink {
  if (!outcome.ok) return outcome;
  const { offer } = outcome;
  if (cardAmountOf(offer.amount) !== 'payable') return { ok: false, reason: 'too-small' };
  if (!hasAddress) return { ok: false, reason: 'no-address' };
  const expiresAt = linkExpiry(booking, now, { timeZone: terms.timeZone, days: terms.paymentLinkDays });
  return expiresAt ? { ok: true, offer, expiresAt } : { ok: false, reason: 'checked-out' };
}

const whyNot: Readonly<Record<NoLinkReason, string>> = {
  'nothing-due': 'Nothing is left to pay.',
  ended: 'This booking has ended, so there’s nothing to pay.',
  'not-booked-yet': 'A guest is still booking this stay. Wait until they’ve finished.',
  'too-small': 'Card payments start at $0.50.',
  'checked-out': 'The guests have checked out. Record their payment here instead.',
  'no-address': 'The guest’s email address was erased.',
};

/** Why no link can be sent, as a sentence. */
export function whyNoLink(reason: NoLinkReason): string {
  return whyNot[reason];
}

/** How emails and pages address the guest. */
export function greetingName({ firstName, guestName }: BookingRecord): string {
  return firstName ?? guestName.split(' ')[0] ?? guestName;
}
