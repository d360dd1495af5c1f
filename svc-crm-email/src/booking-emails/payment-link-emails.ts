import type { LinkedPayment } from '@getaway/contracts/events/payment-link';
import type { Property } from '@getaway/property';
import { inDollars } from '@getaway/kernel/money';
import type { WrittenEmail } from '../delivery/email.rules.ts';
import { dateRange, deadline } from '../writing/formats.ts';
import type { FillTemplate } from '../writing/fill-template.ts';

export interface PaymentLinkEmails {
  /** To the guest of a booking that owes money. Undefined `token`: a preview, whose button opens no payment. */
  paymentLink(payment: LinkedPayment, token: string | undefined): WrittenEmail;
}

export function createPaymentLinkEmails(options: {
  write: (kind: Parameters<FillTemplate>[0], values: Parameters<FillTemplate>[1]) => WrittenEmail;
  property: Property;
  publicOrigin: string;
  stayLink: string;
}): PaymentLinkEmails {
  const { write, property, publicOrigin, stayLink } = options;
  return {
    paymentLink: (payment, token) => {
      const dates = dateRange(payment.checkInDate, payment.checkOutDate);
      // In the fragment after '#', the token reaches no server log and no other site.
      const payLink = new URL(`/pay#${token ?? ''}`, publicOrigin).href;
      return write('payment-link', {
        subject: `Pay ${inDollars(payment.amount)} for your stay at ${property.name} (${payment.bookingReference})`,
        preview: `Pay securely by card for your stay, ${dates}.`,
        guest: { firstName: payment.firstName },
        stayLink,
        reference: payment.bookingReference,
        dates,
        amount: inDollars(payment.amount),
        balance: inDollars(payment.balance),
        cardFee: Number(payment.cardFee) === 0 ? '' : inDollars(payment.cardFee),
        dueAt: keptUntil(payment, property),
        expiresAt: deadline(new Date(payment.expiresAt), property.timeZone),
        payLink,
      });
    },
  };
}

/** When unpaid nights are released, if that is before the link expires; '' otherwise. */
function keptUntil({ paymentDueAt, expiresAt }: LinkedPayment, property: Property): string {
  if (paymentDueAt === null || Date.parse(paymentDueAt) > Date.parse(expiresAt)) return '';
  return deadline(new Date(paymentDueAt), property.timeZone);
}
