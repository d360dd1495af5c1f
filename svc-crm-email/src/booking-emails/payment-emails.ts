import type { BookingState } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { paymentRecorded } from '@getaway/contracts/events/payment';
import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import { moneyMethodNames } from '@getaway/contracts/http/money-names';
import { centsFromDollars, inDollars, subtractCents, zeroCents, type Cents } from '@getaway/kernel/money';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { splitName } from '../guests/guest.rules.ts';
import type { FillTemplate } from '../writing/fill-template.ts';
import { dateRange, fullDate } from '../writing/formats.ts';
import { isToCome, leftAfterRefund } from './left-to-pay.ts';
import { wayOf } from './payment-way.ts';

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
}

export interface PaymentEmails {
  /** To the guest: a payment was received, or a refund was made without a card. */
  paymentRecorded(reported: ReportedEntry): WrittenEmail;
}

export function createPaymentEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  stayLink: string;
}): PaymentEmails {
  const { write, stayLink } = options;
  return {
    paymentRecorded: ({ bookingReference: reference, guestName, entry, balance, bookingStatus, stay }) => {
      const sent = centsFromDollars(entry.amount);
      const isRefund = sent < 0;
      const amount = inDollars(isRefund ? opposite(sent) : sent);
      const firstName = stay?.firstName ?? splitName(guestName).firstName;
      const method = moneyMethodNames[entry.method];
      const way = wayOf(entry.method);
      const left = centsFromDollars(balance);
      const isCanceled = bookingStatus === 'cancelled';
      const received = isCanceled ? canceledInWords : leftInWords(left);
      const returned = isToCome(bookingStatus) ? leftAfterRefund(balance) : '';
      return write('payment-recorded', {
        subject: isRefund
          ? `We’ve returned ${amount} to you (${reference})`
          : `We’ve received your payment of ${amount} (${reference})`,
        preview: isRefund ? `${amount} returned${way}.` : received,
        guest: { firstName },
        stayLink: stay ? stayLink : '',
        isRefund,
        isCanceled,
        amount,
        way,
        method: entry.method === 'other' ? '' : method,
        day: fullDate(entry.effectiveOn),
        reference,
        dates: stay ? dateRange(stay.checkInDate, stay.checkOutDate) : '',
        left: isRefund ? returned : received,
        isReserved: !isRefund && bookingStatus === 'pending_payment' && left > 0,
      });
    },
  };
}

/** What is left to pay, or to return. */
function leftInWords(left: Cents): string {
  if (left > 0) return `${inDollars(left)} is left to pay for your stay.`;
  if (left === 0) return 'Your stay is paid in full. Thank you!';
  return `You’ve paid ${inDollars(opposite(left))} more than the total of your stay. We’ll be in touch to return it.`;
}

/** Money for a canceled stay may be what its guest owes for canceling, so the receipt promises nothing. */
const canceledInWords =
  'Your stay is canceled, and this payment doesn’t book it again. If you didn’t expect this, please get in touch.';

function opposite(amount: Cents): Cents {
  return subtractCents(zeroCents, amount);
}
