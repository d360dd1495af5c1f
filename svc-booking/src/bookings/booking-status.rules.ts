import type { EndReason } from '@getaway/contracts/events/booking';
import type { Cents } from '@getaway/kernel/money';
import type { BookingStatus } from '../payments/payment-decision.rules.ts';

/** What a status that is set by hand may take with it. */
export interface StatusBefore {
  readonly status: BookingStatus;
  readonly confirmedAt: Date | null;
  /** Of a stay that is not cancelled: it was, and has not been confirmed since. */
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
  /** A code's use is given back by who ends unpaid, and counted again when that is undone. */
  readonly promoUse: 'count' | 'give-back' | 'keep';
}

/**
 * What goes with a status that staff sets (domain page, 'Booking life'). A key is made out once and stays. A stay that
 * was cancelled is confirmed anew, by whatever way it comes back: its guest was told that it is off.
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
