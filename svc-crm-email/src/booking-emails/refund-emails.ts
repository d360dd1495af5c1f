import type { BookingState } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type {
  paymentRefunded,
  RefundCause,
  RefundOrigin,
  refundRefused,
  RefundReason,
} from '@getaway/contracts/events/payment';
import { inDollars } from '@getaway/kernel/money';
import { splitName } from '../guests/guest.rules.ts';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { dateRange } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';
import { sumOfParts } from './cancellation-refund.ts';
import { isToCome, leftAfterRefund } from './left-to-pay.ts';

export interface RefundEmails {
  /** About a refund that the card provider has made. `booking` is the stay that was paid, `balance` what it owes after the refund in dollars, if they are known here. */
  refunded(
    refund: EventData<typeof paymentRefunded>,
    booking: BookingState | undefined,
    balance: string | undefined,
  ): { guest: WrittenEmail; owner: WrittenEmail };
  /** To the guest who was notified of a refund that then failed. */
  refundDelayed(refund: EventData<typeof refundRefused>, booking: BookingState | undefined): WrittenEmail;
  /** To the owner: the card provider does not make the refund, so someone has to. */
  refundRefused(
    refund: EventData<typeof refundRefused>,
    booking: BookingState | undefined,
    isGuestTold: boolean,
  ): WrittenEmail;
}

/** The text about a refund for the guest and for the owner. */
interface RefundWords {
  readonly headline: string;
  readonly guestSubject: string;
  readonly explanation: string;
  readonly closing: string;
  readonly ownerHeadline: string;
  readonly ownerSubject: string;
  readonly ownerExplanation: string;
}

const otherDates = 'We’re sorry it didn’t work out this time, and we’d love to welcome you on other dates.';

/** For a payment without a booking. */
const wordsForCause: Readonly<Record<RefundCause, RefundWords>> = {
  'nights-taken': {
    headline: 'Refunded in full',
    guestSubject: 'refunded: another guest booked these dates first',
    explanation:
      'another guest booked these dates before your payment went through, so your stay isn’t booked. We’ve refunded you in full, and there’s nothing you need to do.',
    closing: otherDates,
    ownerHeadline: 'Second payment refunded',
    ownerSubject: 'Payment refunded, dates already booked',
    ownerExplanation:
      'another guest booked these nights while this guest was paying. The payment was refunded in full, and we’ve emailed the guest. There’s nothing left to do, but you may want to offer other dates.',
  },
  'other-amount': {
    headline: 'Refunded in full',
    guestSubject: 'refunded: the amount didn’t match your booking',
    explanation:
      'the amount you paid didn’t match the total of your booking, so your stay isn’t booked. We’ve refunded you in full.',
    closing: 'We’re sorry about that. If your dates are still available, please book them again.',
    ownerHeadline: 'Payment of a different amount refunded',
    ownerSubject: 'Payment of a different amount refunded',
    ownerExplanation:
      'the amount paid wasn’t the total of the booking, so the booking was canceled. The payment was refunded in full, and we’ve emailed the guest.',
  },
  'hold-ended': {
    headline: 'Refunded in full',
    guestSubject: 'refunded: your payment arrived too late',
    explanation:
      'your payment arrived after your hold ended, and someone else had already booked those dates, so your stay isn’t booked. We’ve refunded you in full, and there’s nothing you need to do.',
    closing: otherDates,
    ownerHeadline: 'Late payment refunded',
    ownerSubject: 'Late payment refunded',
    ownerExplanation:
      'the payment arrived after the hold had ended and the nights were taken. It was refunded in full, and we’ve emailed the guest. There’s nothing left to do, but you may want to offer other dates.',
  },
};

const wordsFor: Readonly<Record<Exclude<RefundReason, 'late-payment'>, RefundWords>> = {
  cancellation: {
    headline: 'Refund for your canceled stay',
    guestSubject: 'refunded for your canceled stay',
    explanation:
      'your stay is canceled, and we’ve refunded the amount below to your card. There’s nothing you need to do.',
    closing: 'We’d love to welcome you on other dates.',
    ownerHeadline: 'Canceled stay refunded',
    ownerSubject: 'Canceled stay refunded',
    ownerExplanation: 'this stay is canceled, and its refund was made. We’ve emailed the guest.',
  },
  adjustment: {
    headline: 'Refund for your stay',
    guestSubject: 'refunded for your stay',
    explanation: 'we’ve refunded the amount below to your card.',
    closing: 'Planning another stay? We’d love to have you back.',
    ownerHeadline: 'Refund made',
    ownerSubject: 'Refund made',
    ownerExplanation:
      'this refund was made for a change of the stay, in the back office, or in your card provider’s dashboard. We’ve emailed the guest.',
  },
};

/** For a guest who is still to come. */
const wordsBeforeStay = {
  explanation: 'we’ve refunded the amount below to your card. Your booking stays as it is.',
  closing: 'We look forward to your stay.',
};

/** For the owner, where the event about an adjustment says what it is for. */
const explanationFor: Readonly<Record<RefundOrigin, string>> = {
  'stay-change':
    'the guest changed their stay on their page, and this refund is the difference. We’ve emailed the guest.',
  staff: 'this refund was made in the back office. We’ve emailed the guest.',
  provider: 'this refund was made in your card provider’s dashboard. We’ve emailed the guest.',
};

/** For a guest who changed their stay to a cheaper one. */
const wordsForChange = {
  headline: 'Refund for your changed stay',
  guestSubject: 'refunded for the change to your stay',
  explanation: 'we’ve refunded the amount below to your card. This refund is for the change to your stay.',
  ownerHeadline: 'Changed stay refunded',
  ownerSubject: 'Changed stay refunded',
};

/** The words about an adjustment, as far as it is known what it is for and whether the guest is still to come. */
function adjusted(words: RefundWords, origin: RefundOrigin | undefined, isStillToCome: boolean): RefundWords {
  return {
    ...words,
    ...(isStillToCome ? wordsBeforeStay : {}),
    ...(origin === 'stay-change' && wordsForChange),
    ...(origin === undefined ? {} : { ownerExplanation: explanationFor[origin] }),
  };
}

/** The words about a cancellation, where it is known who canceled. */
function canceled(words: RefundWords, booking: BookingState | undefined): RefundWords {
  if (booking?.endReason !== 'staff') return words;
  const who = booking.endedByGuest ? 'you canceled your stay' : 'we’ve canceled your stay';
  return {
    ...words,
    explanation: `${who}, and the amount below was refunded to your card. There’s nothing you need to do.`,
  };
}

function wordsOf(
  { reason, cause = 'hold-ended', origin }: EventData<typeof paymentRefunded>,
  booking: BookingState | undefined,
  isStillToCome: boolean,
): RefundWords {
  switch (reason) {
    case 'late-payment':
      return wordsForCause[cause];
    case 'cancellation':
      return canceled(wordsFor.cancellation, booking);
    case 'adjustment':
      return adjusted(wordsFor.adjustment, origin, isStillToCome);
    default:
      return reason satisfies never;
  }
}

export function createRefundEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  publicOrigin: string;
  stayLink: string;
}): RefundEmails {
  const { write } = options;
  /** A deleted booking has no page to link to. */
  const bookingLink = ({
    bookingId,
    bookingReference,
  }: {
    bookingId: string | null;
    bookingReference: string;
  }) => {
    const link = new URL('/admin/bookings', options.publicOrigin);
    link.searchParams.set('search', bookingReference);
    return bookingId === null ? null : link.href;
  };
  const stayLinkOf = (booking: BookingState | undefined): string => (booking ? options.stayLink : '');
  return {
    refundDelayed: (refund, booking) =>
      write('refund-delayed', {
        subject: `Your refund is delayed (${refund.bookingReference})`,
        preview: 'It hasn’t gone through yet. We’re on it.',
        amount: inDollars(refund.amount),
        reference: refund.bookingReference,
        dates: booking ? datesOf(booking) : null,
        stayLink: stayLinkOf(booking),
        guest: { name: greetingName(refund) },
      }),

    refundRefused: (refund, booking, isGuestTold) => {
      const amount = inDollars(refund.amount);
      const reference = refund.bookingReference;
      return write('refund-refused', {
        subject: `Refund refused: ${reference}, ${amount}`,
        preview: `${amount} couldn’t be refunded to ${refund.guestName}.`,
        amount,
        reference,
        dates: booking ? datesOf(booking) : null,
        bookingLink: bookingLink(refund),
        guest: { name: refund.guestName, email: refund.email },
        isGuestTold,
      });
    },

    refunded: (refund, booking, balance) => {
      const { reason } = refund;
      const amount = inDollars(refund.amount);
      const reference = refund.bookingReference;
      // A guest who is still to come has dates already.
      const isStillToCome = reason === 'adjustment' && isToCome(booking?.status ?? refund.bookingStatus);
      const words = wordsOf(refund, booking, isStillToCome);
      const values = {
        words,
        isStillToCome,
        left: isStillToCome && balance !== undefined ? leftAfterRefund(balance) : '',
        sum: reason === 'cancellation' ? sumOfParts(refund.amount, booking) : '',
        amount,
        reference,
        dates: booking ? datesOf(booking) : null,
        guest: { name: refund.guestName, email: refund.email },
      };
      return {
        guest: write('refund-guest', {
          ...values,
          guest: { name: greetingName(refund) },
          stayLink: stayLinkOf(booking),
          subject: `${amount} ${words.guestSubject} (${reference})`,
          preview: `${amount} was refunded to your card.`,
        }),
        owner: write('refund-owner', {
          ...values,
          bookingLink: bookingLink(refund),
          subject: `${words.ownerSubject}: ${reference}, ${amount}`,
          preview: `${amount} was refunded to ${refund.guestName}.`,
        }),
      };
    },
  };
}

function greetingName({ guestName }: { readonly guestName: string }): string {
  return splitName(guestName).firstName;
}

function datesOf({ checkInDate, checkOutDate }: BookingState): string {
  return dateRange(checkInDate, checkOutDate);
}
