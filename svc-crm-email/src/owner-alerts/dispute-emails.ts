import type { DisputeStatus, paymentDisputed } from '@getaway/contracts/events/dispute';
import type { EventData } from '@getaway/contracts/events/event';
import { inDollars } from '@getaway/kernel/money';
import type { Property } from '@getaway/property';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { deadline } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

/** To the owner: a cardholder disputes a payment, or the bank has decided. */
export interface DisputeEmails {
  paymentDisputed(dispute: EventData<typeof paymentDisputed>): WrittenEmail;
}

interface DisputeWords {
  readonly subject: string;
  readonly headline: string;
  readonly news: string;
  readonly advice: string;
}

const evidence =
  'Answer in your card provider’s dashboard with whatever shows that the stay was booked and used: the confirmation email, the terms the guest accepted, and your messages.';

const wordsFor: Readonly<Record<DisputeStatus, DisputeWords>> = {
  inquiry: {
    subject: 'The bank asks about',
    headline: 'The bank asks about a payment.',
    news: 'The cardholder doesn’t recognize this payment, or is unhappy with it. No money has moved yet.',
    advice: `${evidence} Or refund the payment, which ends the question.`,
  },
  open: {
    subject: 'Disputed payment:',
    headline: 'A guest disputes a payment.',
    news: 'The cardholder’s bank has taken the money back until the dispute is decided.',
    advice: `${evidence} Don’t refund the payment as well, or you pay twice.`,
  },
  won: {
    subject: 'Dispute won:',
    headline: 'You won the dispute.',
    news: 'The bank decided for you, and the money is yours again.',
    advice: 'There’s nothing left to do.',
  },
  lost: {
    subject: 'Dispute lost:',
    headline: 'You lost the dispute.',
    news: 'The bank decided for the cardholder, so the money stays with them. The ledger shows it as taken back.',
    advice: 'If the booking is confirmed and the stay still ahead, decide whether to keep it.',
  },
  closed: {
    subject: 'The bank’s question is closed:',
    headline: 'The bank’s question is closed.',
    news: 'The question about this payment ended without a dispute. No money has moved.',
    advice: 'There’s nothing left to do.',
  },
};

export function createDisputeEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  publicOrigin: string;
}): DisputeEmails {
  return {
    paymentDisputed: (dispute) => {
      const words = wordsFor[dispute.status];
      const amount = inDollars(dispute.amount);
      const who = dispute.guestName === null ? '' : ` by ${dispute.guestName}`;
      const booking = dispute.bookingReference === null ? '' : `, booking ${dispute.bookingReference}`;
      const isWaiting = dispute.status === 'open' || dispute.status === 'inquiry';
      const respondBy =
        isWaiting && dispute.respondBy !== null
          ? deadline(new Date(dispute.respondBy), options.property.timeZone)
          : null;
      return options.write('payment-disputed', {
        subject: `${words.subject} ${amount}${who}${booking}`,
        preview: `${words.headline}${respondBy === null ? '' : ` Answer by ${respondBy}.`}`,
        headline: words.headline,
        payment: `${amount}${who}${booking}`,
        news: words.news,
        respondBy,
        advice: words.advice,
        link: isWaiting
          ? `https://dashboard.stripe.com/disputes/${encodeURIComponent(dispute.entityId)}`
          : bookingLink(options.publicOrigin, dispute.bookingReference),
        action: isWaiting ? 'Answer the dispute' : 'Open the booking',
      });
    },
  };
}

function bookingLink(publicOrigin: string, reference: string | null): string {
  const link = new URL('/admin/bookings', publicOrigin);
  if (reference !== null) link.searchParams.set('search', reference);
  return link.href;
}
