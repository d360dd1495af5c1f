import type { CalendarDate } from '@getaway/kernel/calendar-date';

export type StayKind = 'reservation' | 'block';

/** A stay as a feed tells it. */
export interface FeedStay {
  /** The feed's UID; a further stay under the same one has a mark of our own. */
  readonly externalId: string;
  readonly kind: StayKind;
  readonly startDate: CalendarDate;
  /** The day of departure: the night before it is the last one. */
  readonly endDate: CalendarDate;
  /** HH:MM by the clocks of the house; null for whole days. */
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly summary: string | null;
  /** Its event could not be read as a whole and may take more nights than these. */
  readonly isPartial?: boolean;
}

/** A stay that we know of from its feed. */
export interface ExternalStay extends FeedStay {
  readonly id: string;
  readonly revision: number;
  readonly isEcho: boolean;
  /** Since when the feed lacks it, while that is not sure. */
  readonly missingSince: Date | null;
}
