/** What a sync changed, and what it found amiss in the feed. */
export interface SyncCounts {
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly quarantined: number;
  /** Unreadable events. */
  readonly unread: number;
  /** Events that claim more nights than anyone books. */
  readonly oversized: number;
  /** How many of them close more than half a year, and not more than can be booked. */
  readonly longClosures: number;
}

/** The counts of a sync without an effect. */
export const nothingSynced: SyncCounts = {
  added: 0,
  changed: 0,
  removed: 0,
  quarantined: 0,
  unread: 0,
  oversized: 0,
  longClosures: 0,
};
