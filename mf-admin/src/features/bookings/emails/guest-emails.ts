import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { MoneyMethod } from '@getaway/contracts/http/ledger';
import type { Quote } from '@getaway/contracts/http/quote';
import type { StaffBooking } from '@getaway/contracts/http/staff-bookings';
import type { RefundChoice } from '@getaway/contracts/http/staff-booking-changes';
import { isPositive } from '@getaway/web-kit/format/money';
import type { PreviewedAct } from '../../../ui/email-preview.tsx';

/** What the guest is emailed for an act of staff; a sentence where it is nothing. It follows what svc-crm-email sends. */
export type GuestEmail = PreviewedAct | string;

export const noEmail = 'The guest doesn’t get an email.';

type Known = Pick<StaffBooking, 'id' | 'status' | 'balance' | 'entryCode' | 'wasConfirmed' | 'paymentMethod'>;

/** A card refund is emailed once the card provider has made it. */
export function emailOfRefund(bookingId: string, amount: unknown): GuestEmail {
  const dollars = Number(amount);
  if (!(dollars > 0) || !Number.isFinite(dollars)) return 'The guest gets an email about the refund.';
  return { kind: 'refund-guest', bookingId, amount: dollars.toFixed(2), reason: 'adjustment' };
}

/** The refund of a cancellation. */
export function emailOfCancellationRefund(bookingId: string, amount: string): PreviewedAct {
  return { kind: 'refund-guest', bookingId, amount, reason: 'cancellation' };
}

/** Money that staff record, as far as they have filled it in. */
interface TypedMoney {
  readonly amount?: unknown;
  readonly method?: MoneyMethod | undefined;
  readonly effectiveOn?: string | undefined;
}

/** A payment that covers the balance of a reservation confirms it; any other is emailed on its own. */
export function emailOfPayment(
  booking: Known & Pick<StaffBooking, 'checkOutDate'>,
  money: TypedMoney,
  today: string,
): GuestEmail {
  const { status, checkOutDate } = booking;
  if (status === 'pending' || checkOutDate < today) return noEmail;
  const isCovered = booking.balance !== null && Number(money.amount) >= Number(booking.balance);
  return status === 'pending_payment' && isCovered
    ? confirmation(booking, '0.00')
    : recorded(booking.id, 'payment', money);
}

/** A refund that was made without the card provider. */
export function emailOfRecordedRefund(bookingId: string, money: TypedMoney): GuestEmail {
  return recorded(bookingId, 'refund', money);
}

function recorded(bookingId: string, kind: 'payment' | 'refund', money: TypedMoney): GuestEmail {
  const { amount, method, effectiveOn } = money;
  const dollars = Number(amount);
  const isFilled = dollars > 0 && Number.isFinite(dollars) && method !== undefined && effectiveOn;
  if (!isFilled)
    return 'The guest gets an email. You can preview it once amount, method, and date are filled in.';
  const signed = (kind === 'payment' ? dollars : -dollars).toFixed(2);
  return { kind: 'payment-recorded', bookingId, entry: { kind, method, amount: signed, effectiveOn } };
}

export function emailOfMarkingPaid(booking: Known): PreviewedAct {
  return confirmation(booking, '0.00');
}

/** What a new status is announced with. */
export function emailOfStatus(booking: Known, status: BookingStatus): GuestEmail {
  switch (status) {
    case 'cancelled':
      return emailOfCancellation(booking);
    case 'confirmed':
      // Its guest has had the confirmation.
      if (booking.status === 'completed') return noEmail;
      return confirmation(booking, dueOf(booking.balance));
    case 'pending':
    case 'pending_payment':
    case 'completed':
      return noEmail;
    default:
      return status satisfies never;
  }
}

/** Only a stay that was confirmed, or a reservation, was announced and can be called off. */
export function emailOfCancellation(booking: Known): GuestEmail {
  const { id, status, entryCode, paymentMethod, wasConfirmed = entryCode !== null } = booking;
  const changes = { status: 'cancelled' } as const;
  if (wasConfirmed) return { kind: 'booking-cancelled', bookingId: id, changes };
  if (status === 'pending_payment' && paymentMethod === 'alternative')
    return { kind: 'reservation-released', bookingId: id, changes };
  return 'The guest doesn’t get an email: this stay was never confirmed.';
}

/** A deletion is announced like a cancellation, as long as the stay is not over. */
export function emailOfDeletion(
  booking: Known & Pick<StaffBooking, 'checkOutDate'>,
  today: string,
): GuestEmail {
  const { status, checkOutDate, id } = booking;
  const changes = { status: 'cancelled' } as const;
  if (checkOutDate >= today && status === 'confirmed')
    return { kind: 'booking-cancelled', bookingId: id, changes };
  if (checkOutDate >= today && status === 'pending_payment')
    return { kind: 'reservation-released', bookingId: id, changes };
  return 'No cancellation email is sent.';
}

/** What a change makes of a stay. */
interface Planned {
  readonly checkInDate: string;
  readonly checkInTime: string;
  /** The early check-in, HH:MM, of changed extras; absent where they are the same. */
  readonly opensAt?: string | null;
  readonly checkOutDate: string;
  readonly checkOutTime: string;
  readonly numberOfGuests: number;
  readonly email: string;
  readonly quote: Quote;
}

/** What a change of dates, guests, extras, or price is announced with. */
export function emailOfAmendment(
  booking: Known & Pick<StaffBooking, 'email'>,
  change: { readonly planned: Planned; readonly balance: string | null; readonly isAmended: boolean },
): GuestEmail {
  const { id, status } = booking;
  const isAnnounced = status === 'confirmed' || status === 'pending_payment';
  const isReaddressed = booking.email.toLowerCase() !== change.planned.email.trim().toLowerCase();
  if (!isAnnounced || !(change.isAmended || isReaddressed)) return noEmail;
  const complete = status === 'confirmed' ? 'booking-confirmed' : 'booking-reserved';
  const kind = isReaddressed ? complete : 'booking-changed';
  const amountDue = dueOf(change.balance);
  const changes = amountDue === undefined ? {} : { amountDue };
  return withChanges({ kind, bookingId: id, changes }, change.planned);
}

/** The email about a booking as a change makes it. */
export function withChanges(email: GuestEmail, planned: Planned): GuestEmail {
  if (typeof email === 'string' || !('changes' in email)) return email;
  return { ...email, changes: { ...planned, email: planned.email.trim(), ...email.changes } };
}

/** The code is made when the booking is confirmed. */
const futureCode = '••••••';

function confirmation({ id, entryCode }: Known, amountDue: string | undefined): PreviewedAct {
  return {
    kind: 'booking-confirmed',
    bookingId: id,
    changes: {
      status: 'confirmed',
      entryCode: entryCode ?? futureCode,
      ...(amountDue === undefined ? {} : { amountDue }),
    },
  };
}

function dueOf(balance: string | null): string | undefined {
  if (balance === null) return undefined;
  return isPositive(balance) ? balance : '0.00';
}

/** The amount that a choice refunds; undefined when it is nothing. */
export function refundOf(
  choice: RefundChoice | 'none' | undefined,
  preview: { readonly refundable: string; readonly policy: { readonly refundable: string } } | undefined,
): string | undefined {
  if (!preview || choice === undefined || choice === 'none') return undefined;
  const amount = choice === 'full' ? preview.refundable : preview.policy.refundable;
  return isPositive(amount) ? amount : undefined;
}
