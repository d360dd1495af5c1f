import type { FeedPlatform } from '@getaway/contracts/http/calendar-feeds';
import type { LongClosure } from './long-closure.rules.ts';

/** A feed with its state. */
export interface FeedRecord {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly platform: FeedPlatform;
  readonly isActive: boolean;
  readonly lastChecked: Date | null;
  readonly lastSyncSuccess: boolean | null;
  readonly syncErrors: string | null;
  readonly nextPollAt: Date;
  readonly leasedUntil: Date | null;
  readonly quarantinedAt: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Stays that end after today. */
  readonly stays: number;
  readonly suspiciousStays: number;
  /** The number of events at the last successful sync, and how many of them were unreadable. */
  readonly events: number;
  readonly unreadEvents: number;
  /** How many of them claim more nights than anyone books. */
  readonly oversizedEvents: number;
  /** Those of them that close more than half a year. */
  readonly longClosures: readonly LongClosure[];
}
