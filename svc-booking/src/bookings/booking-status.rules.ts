import type { EndReason } from '@getaway/contracts/events/booking';
import type { Cents } from '@getaway/kernel/money';
import type { BookingStatus } from './booking-record.rules.ts';

/** The state of a booking before staff set another status. */
export interface StatusBefore {
  readonly status: BookingStatus;
  readonly confirmedAt: Date | null;
  /** For a stay that is no longer canceled: it was canceled and has not been confirmed since. */
  readonly cancelledAt: Date | null;
  readonly endReason: EndReason | null;
  readonly entryCode: string | null;
  readonly promoCode: string | null;
  readonly promoUseCounted: boolean;
  readonly paid: Cents;
}

const firm: readonly BookingStatus[] = ['confirmed', 'completed'];

export interface StatusSet {
  readonly status: BookingStatus;
  readonly confirmedAt: Date | null;
  readonly cancelledAt: Date | null;
  readonly endReason: EndReason | null;
  readonly entryCode: string | null;
  readonly nights: 'take' | 'release' | 'keep';
  /** A booking that ends unpaid gives back its use of a code. Undoing that counts the use again. */
  readonly promoUse: 'count' | 'give-back' | 'keep';
}

/**
 * The side effects of a status that staff set (domain page, 'Booking life'). An entry code is created once
 * and stays. A stay that was canceled is confirmed again when staff restore it in any way, because its guest
 * was notified of the cancellation.
 */
export function setStatus(
  before: StatusBefore,
  status: BookingStatus,
  at: { now: Date; newEntryCode: () => string },
): StatusSet {
  const wasCancelled = before.status === 'cancelled';
  const isCancelled = status === 'cancelled';
  const revived = wasCancelled && !isCancelled;
  const ended = isCancelled && !wasCancelled;
  const isFirm = firm.includes(status);
  const wasOff = wasCancelled || (before.cancelledAt !== null && !firm.includes(before.status));
  return {
    status,
    confirmedAt: isFirm && (before.confirmedAt === null || wasOff) ? at.now : before.confirmedAt,
    cancelledAt: ended ? at.now : isFirm ? null : before.cancelledAt,
    endReason: ended ? 'staff' : isCancelled ? before.endReason : null,
    entryCode: isFirm ? (before.entryCode ?? at.newEntryCode()) : before.entryCode,
    nights: ended ? 'release' : revived ? 'take' : 'keep',
    promoUse:
      ended && before.promoUseCounted && before.paid === 0
        ? 'give-back'
        : revived && before.promoCode !== null && !before.promoUseCounted
          ? 'count'
          : 'keep',
  };
}
