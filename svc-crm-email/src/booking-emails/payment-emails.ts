import type { BookingState } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { paymentRecorded } from '@getaway/contracts/events/payment';
import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import { centsFromDollars, inDollars, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { splitName } from '../guests/guest.rules.ts';
import type { FillTemplate } from '../writing/fill-template.ts';
import { bookingPath } from '../owner-alerts/notice.rules.ts';
import { dateRange, fullDate } from '../writing/formats.ts';
import { isToCome, leftAfterRefund } from './left-to-pay.ts';
import { wayOf } from '@getaway/contracts/http/money-names';

/** An entry of the ledger that its guest is emailed about. */
export interface ReportedEntry {
  readonly bookingReference: string;
  readonly guestName: string;
  readonly entry: Pick<
    EventData<typeof paymentRecorded>['entry'],
    'kind' | 'method' | 'amount' | 'effectiveOn'
  >;
  /** What is left to pay, in dollars; negative when the guest has paid too much. */
  readonly balance: string;
  readonly bookingStatus: BookingStatus;
  /** The stay, if it is known here. */
  readonly stay: BookingState | undefined;
  /** The extras that the payment is for. Undefined or empty if it is for something else. */
  readonly paidFor?: readonly string[] | undefined;
  /** Whether the guest had already paid a part of the price. */
  readonly isRest?: boolean;
}

export interface PaymentEmails {
  /** To the guest: a payment was received, or a refund was made without a card. */
  paymentRecorded(reported: ReportedEntry): WrittenEmail;
  /** To the owner: the guest with the address `email` has paid. */
  paymentForOwner(reported: ReportedEntry, email: string): WrittenEmail;
}

export function createPaymentEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  publicOrigin: string;
  stayLink: string;
}): PaymentEmails {
  const { write, publicOrigin, stayLink } = options;
  return {
    paymentForOwner: ({ bookingReference: reference, guestName, entry, balance, stay, ...paid }, email) => {
      const amount = inDollars(entry.amount);
      const left = leftForOwner(centsFromDollars(balance));
      const extras = extrasInWords(paid.paidFor);
      return write('payment-owner', {
        subject: `Payment received: ${reference}, ${amount}`,
        preview: `${guestName} paid ${amount} by card. ${left}`,
        amount,
        reference,
        dates: stay ? dateRange(stay.checkInDate, stay.checkOutDate) : '',
        purpose: extras,
        left,
        bookingLink: new URL(bookingPath(reference), publicOrigin).href,
        guest: { name: guestName, email },
      });
    },

    paymentRecorded: ({
      bookingReference: reference,
      guestName,
      entry,
      balance,
      bookingStatus,
      stay,
      ...paid
    }) => {
      const sent = centsFromDollars(entry.amount);
      const isRefund = sent < 0;
      const amount = inDollars(isRefund ? opposite(sent) : sent);
      const firstName = stay?.firstName ?? splitName(guestName).firstName;
      const way = wayOf(entry.method);
      const left = centsFromDollars(balance);
      const isCanceled = bookingStatus === 'cancelled';
      const received = isCanceled ? canceledInWords : leftInWords(left);
      const returned = isToCome(bookingStatus) ? leftAfterRefund(balance) : '';
      return write('payment-recorded', {
        subject: isRefund
          ? `We’ve returned ${amount} to you (${reference})`
          : `We’ve received your payment of ${amount}${forOne(paid.paidFor)} (${reference})`,
        preview: isRefund ? `${amount} returned${way}.` : received,
        guest: { firstName },
        stayLink: stay ? stayLink : '',
        isRefund,
        isCanceled,
        purpose: purposeOf(paid, left),
        amount,
        way,
        day: fullDate(entry.effectiveOn),
        reference,
        dates: stay ? dateRange(stay.checkInDate, stay.checkOutDate) : '',
        left: isRefund ? returned : received,
        isReserved: !isRefund && bookingStatus === 'pending_payment' && left > 0,
      });
    },
  };
}

/** Turns ['Massage', 'Roses'] into 'Massage and Roses'. */
export function extrasInWords(names: readonly string[] = []): string {
  return new Intl.ListFormat('en-US').format(names);
}

/** Names a single extra for a subject line, which has no room for several. */
function forOne([first, ...others]: readonly string[] = []): string {
  return first === undefined || others.length > 0 ? '' : ` for ${first}`;
}

/** Words before 'your stay' that say what a payment is for. Empty if it is for the whole price or an unnamed part. */
function purposeOf({ paidFor = [], isRest = false }: Partial<ReportedEntry>, left: Cents): string {
  if (paidFor.length > 0) return `${extrasInWords(paidFor)} during`;
  return isRest && left <= 0 ? 'the balance of' : '';
}

function leftForOwner(left: Cents): string {
  if (left > 0) return `${inDollars(left)} is left to pay.`;
  if (left === 0) return 'The stay is paid in full.';
  return `That’s ${inDollars(opposite(left))} more than the total of the stay.`;
}

/** What is left to pay, or to return. */
function leftInWords(left: Cents): string {
  if (left > 0) return `${inDollars(left)} is left to pay for your stay.`;
  if (left === 0) return 'Your stay is paid in full.';
  return `You’ve paid ${inDollars(opposite(left))} more than the total of your stay. We’ll be in touch to return it.`;
}

/** Money for a canceled stay may be what its guest owes for canceling, so the receipt promises nothing. */
const canceledInWords =
  'Your stay is canceled, and this payment doesn’t book it again. If you didn’t expect this, please get in touch.';

function opposite(amount: Cents): Cents {
  return subtractCents(zeroCents, amount);
}
