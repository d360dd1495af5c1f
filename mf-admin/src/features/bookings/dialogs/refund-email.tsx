import type { ReactNode } from 'react';
import { EmailPreview } from '../../../ui/email-preview.tsx';
import { emailOfCancellationRefund } from '../emails/guest-emails.ts';

interface RefundEmailProps {
  bookingId: string;
  /** Undefined where nothing is refunded. */
  refunded: string | undefined;
}

/** The second email of a cancellation or deletion: the one about its refund. */
export function RefundEmail({ bookingId, refunded }: RefundEmailProps): ReactNode {
  if (refunded === undefined) return null;
  return (
    <EmailPreview
      act={emailOfCancellationRefund(bookingId, refunded)}
      label="Preview the email about the refund"
    />
  );
}
