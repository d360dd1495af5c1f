import type { ExternalKind } from '@getaway/contracts/events/calendar';
import type { BookingStatus } from '@getaway/contracts/http/booking-payment';
import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** A conflict with its two sides, as far as they still exist. */
export interface DescribedConflict {
  readonly id: string;
  readonly revision: number;
  readonly conflictType: ExternalKind;
  readonly conflictDate: CalendarDate;
  readonly internalBookingId: string | null;
  readonly externalBookingId: string | null;
  readonly resolution: string | null;
  readonly isResolved: boolean;
  readonly adminNotified: boolean;
  readonly createdAt: Date;
  readonly resolvedAt: Date | null;
  readonly reopenedAt: Date | null;
  readonly endedAt: Date | null;
  readonly otherExternalId: string | null;
  readonly booking: {
    readonly bookingId: string;
    readonly bookingReference: string;
    readonly guestName: string;
    readonly status: BookingStatus;
    readonly checkInDate: CalendarDate;
    readonly checkOutDate: CalendarDate;
  } | null;
  readonly feed: DescribedFeed | null;
  readonly external: DescribedStay | null;
  /** The second external stay of a conflict between two platforms. */
  readonly otherFeed: DescribedFeed | null;
  readonly otherExternal: DescribedStay | null;
}

export interface DescribedFeed {
  readonly id: string;
  readonly name: string;
  readonly platform: string;
}

export interface DescribedStay {
  readonly kind: ExternalKind;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly summary: string | null;
}
