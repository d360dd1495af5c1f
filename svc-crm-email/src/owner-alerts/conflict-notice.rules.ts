import type { CalendarDate } from '@getaway/kernel/calendar-date';

/** A stay or a block that wants nights that another one has too. */
export interface ConflictSide {
  /** Whose: our booking by its reference, or another calendar by its name. */
  readonly name: string;
  /** 'Confirmed', 'Blocked', 'A guest with the initials AL': never the name of a guest. */
  readonly what: string;
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/** A conflict as an email lists it beside others. */
export interface ConflictNotice {
  readonly conflictId: string;
  /** The first night that both sides have. */
  readonly conflictDate: CalendarDate;
  readonly sides: readonly ConflictSide[];
}
