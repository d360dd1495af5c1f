/** The trigger of a sync. */
export type SyncTrigger = 'added' | 'schedule' | 'staff' | 'payment';

export interface FeedLogEntry {
  readonly id: string;
  readonly feedId: string;
  readonly at: Date;
  readonly trigger: SyncTrigger;
  readonly outcome: 'synced' | 'unchanged' | 'quarantined' | 'failed';
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  readonly suspicious: number;
  readonly unread: number;
  readonly error: string | null;
  readonly durationMs: number;
}
