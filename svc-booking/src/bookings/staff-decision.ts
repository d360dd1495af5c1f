import type { RefundChoice } from '@getaway/contracts/http/staff-booking-changes';
import type { BookingRecord } from './booking-record.repository.ts';
import type { ConfirmDeps } from '../payments/confirm-paid-booking.ts';

export interface StaffBookingDeps extends ConfirmDeps {
  readonly timeZone: string;
  readonly newId: () => string;
}

/** Who does something to a booking, and on which state of it. */
export interface StaffDecision {
  readonly id: string;
  /** The state that staff saw; a newer one refuses the decision. */
  readonly revision: number | undefined;
  readonly actor: string;
  readonly correlationId: string;
}

/** A decision that may give money back. */
export interface RefundingDecision extends StaffDecision {
  readonly refund: RefundChoice | undefined;
}

export function isStale(booking: BookingRecord, { revision }: Pick<StaffDecision, 'revision'>): boolean {
  return revision !== undefined && revision !== booking.revision;
}
