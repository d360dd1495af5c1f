import type { ReactNode } from 'react';
import type { Answer } from '@getaway/contracts/http/call';
import type { requestQuote } from '@getaway/contracts/http/request-quote';
import { previewRefund } from '@getaway/contracts/http/staff-booking-changes';
import { useQuery } from '@getaway/web-kit/swr.tsx';
import { EmailPreview } from '../../../ui/email-preview.tsx';
import type { ChosenRefund } from '../dialogs/refund-choice.tsx';
import {
  emailOfAmendment,
  emailOfCancellationRefund,
  emailOfStatus,
  refundOf,
  withChanges,
  type GuestEmail,
} from '../emails/guest-emails.ts';
import styles from './booking-form.module.css';
import { valuesOf, type BookingValues, type LoadedBooking } from './booking-values.ts';
import { plannedOpening } from './planned-opening.ts';
import { stayOf } from './stay-choice.ts';
import { useEarlyCheckIn } from './use-early-check-in.ts';

interface FormEmailsProps {
  booking: LoadedBooking;
  values: BookingValues;
  /** The new price, once it is known. */
  quote: Answer<typeof requestQuote> | undefined;
  refund: ChosenRefund;
}

/** The emails that the guest gets when the form is saved. */
export function FormEmails({ booking, values, quote, refund }: FormEmailsProps): ReactNode {
  const cancels = booking.status !== 'cancelled' && values.status === 'cancelled';
  const refunds = useQuery(previewRefund, cancels ? { params: { id: booking.id } } : null);
  const refunded = cancels ? refundOf(refund, refunds.data) : undefined;
  const chosen = useEarlyCheckIn(values.extras);
  const email = emailOfForm(booking, values, { quote, chosen });
  return (
    <>
      {email !== undefined && <EmailPreview act={email} />}
      {isCollected(email) && (
        <p className={styles.quiet}>
          It’s sent shortly after your last change, so several changes in a row make one email.
        </p>
      )}
      {refunded !== undefined && (
        <EmailPreview
          act={emailOfCancellationRefund(booking.id, refunded)}
          label="Preview the email about the refund"
        />
      )}
    </>
  );
}

/** svc-crm-email waits before it sends this one (`CHANGE_EMAIL_DELAY_S`). */
function isCollected(email: GuestEmail | undefined): boolean {
  return typeof email === 'object' && email.kind === 'booking-changed';
}

/** Undefined while nothing differs, or while dates are being typed. */
function emailOfForm(
  booking: LoadedBooking,
  values: BookingValues,
  { quote, chosen }: Pick<FormEmailsProps, 'quote'> & { readonly chosen: string | null },
): GuestEmail | undefined {
  const before = valuesOf(booking);
  const stay = stayOf(values);
  if (!stay || JSON.stringify(before) === JSON.stringify(values)) return undefined;
  const { amendment, ...price } = quote ?? { ...booking.quote, amendment: undefined };
  const status = amendment?.confirms === true ? 'confirmed' : values.status;
  const balance = amendment ? amendment.balance : booking.balance;
  const { checkInDate, checkInTime, checkOutDate, checkOutTime, email } = values;
  const opensAt = plannedOpening({
    ...{ before: before.extras, after: values.extras },
    ...{ booked: booking.opensAt, chosen },
  });
  const planned = {
    checkInDate,
    checkInTime,
    ...(opensAt === undefined ? {} : { opensAt }),
    checkOutDate,
    checkOutTime,
    numberOfGuests: values.numberOfGuests ?? booking.numberOfGuests,
    email,
    quote: price,
  };
  if (status !== booking.status) return withChanges(emailOfStatus({ ...booking, balance }, status), planned);
  const fields = ['checkInDate', 'checkInTime', 'checkOutDate', 'checkOutTime', 'numberOfGuests'] as const;
  const isAmended =
    fields.some((name) => before[name] !== values[name]) || (amendment?.changes.length ?? 0) > 0;
  return emailOfAmendment(booking, { planned, balance, isAmended });
}
