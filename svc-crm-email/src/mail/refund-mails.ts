import type { BookingState } from '@getaway/contracts/events/booking';
import type { EventData } from '@getaway/contracts/events/event';
import type { paymentRefunded, refundRefused, RefundReason } from '@getaway/contracts/events/payment';
import { inDollars } from '@getaway/kernel/money';
import type { WrittenMail } from '../domain/mail.ts';
import { dateRange } from './formats.ts';
import type { FillTemplate } from './templates.ts';

export interface RefundMails {
  /** `booking` is the stay that the money was for, when it is known here. */
  refunded(
    refund: EventData<typeof paymentRefunded>,
    booking: BookingState | undefined,
  ): { guest: WrittenMail; owner: WrittenMail };
  /** To the owner: the card provider does not give the money back, so somebody has to. */
  refundRefused(refund: EventData<typeof refundRefused>, booking: BookingState | undefined): WrittenMail;
}

/** What is said about money that goes back, to the guest and to the owner. */
interface RefundWords {
  readonly headline: string;
  readonly guestSubject: string;
  readonly explanation: string;
  readonly closing: string;
  readonly ownerHeadline: string;
  readonly ownerSubject: string;
  readonly ownerExplanation: string;
}

const wordsFor: Readonly<Record<RefundReason, RefundWords>> = {
  'late-payment': {
    headline: 'Refunded in full',
    guestSubject: 'refunded: your payment came too late',
    explanation:
      'your payment arrived after the time your dates were held for you, and somebody else has them now. There is no booking, and nothing more for you to do.',
    closing: 'We are sorry that it went this way, and would love to have you on other dates.',
    ownerHeadline: 'Late payment refunded',
    ownerSubject: 'Late payment refunded',
    ownerExplanation:
      'arrived after the hold had ended and the nights were taken. It was refunded in full and the guest has been told. Nothing is left to do; you may want to offer other dates.',
  },
  cancellation: {
    headline: 'Refund for your cancelled stay',
    guestSubject: 'refunded for your cancelled stay',
    explanation:
      'your stay is cancelled, and this is what goes back to you. There is nothing more for you to do.',
    closing: 'We would love to have you on other dates.',
    ownerHeadline: 'Cancelled stay refunded',
    ownerSubject: 'Cancelled stay refunded',
    ownerExplanation: 'was given back for the cancelled stay, as staff decided. The guest has been told.',
  },
  adjustment: {
    headline: 'Refund for your stay',
    guestSubject: 'refunded for your stay',
    explanation: 'we have given back a part of what you paid. Your booking itself is not changed by this.',
    closing: 'If you are about to plan another stay, we would love to have you.',
    ownerHeadline: 'Partial refund made',
    ownerSubject: 'Partial refund made',
    ownerExplanation: 'was given back in part, as staff decided. The guest has been told.',
  },
};

export function createRefundMails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenMail;
  publicOrigin: string;
}): RefundMails {
  const { write } = options;
  return {
    refundRefused: (refund, booking) => {
      const amount = inDollars(refund.amount);
      const reference = refund.bookingReference;
      const link = new URL('/admin/bookings', options.publicOrigin);
      link.searchParams.set('search', reference);
      return write('refund-refused', {
        subject: `Refund refused: ${reference}, ${amount}`,
        preview: `The card provider does not give ${amount} back to ${refund.guestName}.`,
        amount,
        reference,
        dates: booking ? datesOf(booking) : null,
        // Of a deleted booking there is nothing to open.
        bookingLink: refund.bookingId === null ? null : link.href,
        guest: { name: refund.guestName, email: refund.email },
      });
    },

    refunded: (refund, booking) => {
      const words = wordsFor[refund.reason];
      const amount = inDollars(refund.amount);
      const reference = refund.bookingReference;
      const values = {
        words,
        amount,
        reference,
        dates: booking ? datesOf(booking) : null,
        guest: { name: refund.guestName, email: refund.email },
      };
      return {
        guest: write('refund-guest', {
          ...values,
          subject: `${amount} ${words.guestSubject} (${reference})`,
          preview: `${amount} is on its way back to your card.`,
        }),
        owner: write('refund-owner', {
          ...values,
          subject: `${words.ownerSubject}: ${reference}, ${amount}`,
          preview: `${amount} went back to ${refund.guestName}.`,
        }),
      };
    },
  };
}

function datesOf({ checkInDate, checkOutDate }: BookingState): string {
  return dateRange(checkInDate, checkOutDate);
}
