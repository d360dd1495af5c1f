import type { BlockReason } from '@getaway/contracts/http/blocked-dates';
import type { CalendarDate } from '@getaway/kernel/calendar-date';

/**
 * A night that staff block. Its id is never reused: a night that is unblocked and blocked again has a new
 * one.
 */
export interface BlockedNight {
  readonly blockId: string;
  /** Only increases; a state with a lower revision is older. */
  readonly revision: number;
  readonly date: CalendarDate;
  readonly reason: BlockReason;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
