import type { CalendarDate } from '@getaway/kernel/calendar-date';

export type StayKind = 'reservation' | 'block';

/** A stay as listed in a feed. */
export interface FeedStay {
  /** The feed's UID. A further stay with the same UID gets a suffix of ours. */
  readonly externalId: string;
  readonly kind: StayKind;
  readonly startDate: CalendarDate;
  /** The check-out day: the last night is the one before. */
  readonly endDate: CalendarDate;
  /** HH:MM in the property's time zone; null for whole days. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly summary: string | null;
  /** Its event could be read only in part and may take more nights than these. */
  readonly isPartial?: boolean;
}

/** A stored stay of a feed. */
export interface ExternalStay extends FeedStay {
  readonly id: string;
  readonly revision: number;
  readonly isEcho: boolean;
  /** When the feed first lacked it, while its removal is not confirmed. */
  readonly missingSince: Date | null;
}
