import type { BlockReason } from '@getaway/contracts/http/blocked-dates';
import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** A night that staff keep for themselves. Its id is its own for good: freed and blocked again, it is another one. */
export interface BlockedNight {
  readonly blockId: string;
  /** Only grows; a state with a lower one is older. */
  readonly revision: number;
  readonly date: CalendarDate;
  readonly reason: BlockReason;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}
