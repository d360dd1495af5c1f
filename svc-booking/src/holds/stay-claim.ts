import type { BookingData } from '@getaway/contracts/http/booking-payment';
import type { StayTerms } from '@getaway/contracts/http/quote';
import type { Clock } from '@getaway/kernel/instant';
import type { GuestLimits } from '@getaway/property/guests';
import type { Sql } from '@getaway/service-kit/sql';
import type { StayHours, UsualHours } from '../availability/stay-hours.rules.ts';
import type { RandomInt } from '../bookings/booking-codes.rules.ts';
import type { BookingRecord } from '../bookings/booking-record.rules.ts';
import type { ClaimedStay } from '../bookings/unpaid-stay.rules.ts';
import type { Database, Tx } from '../database/database.ts';
import type { Limit } from './claim-refusal.ts';
import type { UnpaidNightLimits } from './unpaid-limits.rules.ts';

export interface ClaimStayDeps {
  readonly database: Database;
  readonly now: Clock;
  readonly randomInt: RandomInt;
  readonly newId: () => string;
  readonly timeZone: string;
  readonly usualHours: UsualHours;
  readonly property: GuestLimits;
  /** 0 means no limit. */
  readonly unpaidPerAddress: number;
  readonly unpaidNights: UnpaidNightLimits;
}

export interface ClaimStayInput {
  readonly data: BookingData & StayHours;
  readonly addOnIds: readonly string[];
  readonly packageIds: readonly string[];
  /** The browser's own hold, if it has one. */
  readonly holdId: string | undefined;
  /** The total in dollars that the browser shows. It is compared, never charged. */
  readonly expectedTotals: readonly number[];
  /** The terms that the browser shows; undefined if it shows none. */
  readonly shownTerms: StayTerms | undefined;
  readonly clientNetwork: string | null;
  /** The network by which unpaid nights are counted: an IPv4 address or an IPv6 /48. */
  readonly heldNetwork: string | null;
  readonly correlationId: string;
}

export interface Claim {
  readonly tx: Tx;
  readonly sql: Sql;
  readonly now: Date;
  /** This browser's hold, locked. It is changed and does not conflict with itself. */
  readonly existing: BookingRecord | undefined;
  readonly paymentMethod: 'card' | 'alternative';
  /** The guest has opened the link in their email, which allows more unpaid nights. */
  readonly isEmailConfirmed: boolean;
  /** Writes the booking that takes the nights. */
  readonly write: (stay: ClaimedStay) => Promise<BookingRecord>;
}

/** A claimed stay. Beyond the limits on unpaid nights, a card payment starts without holding its nights. */
export interface ClaimedBooking {
  readonly booking: BookingRecord;
  /** The limit that prevents holding the nights, if any. */
  readonly passed: Limit | undefined;
}
